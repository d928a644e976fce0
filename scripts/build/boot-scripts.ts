/*
 * The scripts in the pages. They stay small and plain: nothing compiles or checks them but the browser
 * journeys. They are the same in every page, so that the policy names a handful of hashes.
 */

/**
 * In the head of the signed-in pages. Nobody signed in here: to the sign-in screen, before anything shows. After
 * an idle session the page says so itself (before-paint.js), so it stays and shows nothing else.
 */
export const guardScript = `<script>(() => {
const root = document.documentElement;
try { if (localStorage.getItem("sb-evenkeel-auth-token")) return } catch {}
root.dataset.frame = "none";
if (!root.dataset.ended) location.replace("/auth" + location.hash);
})()</script>`;

/** Behind a drawn greeting: this browser keeps the first name. */
export const greetingScript = `<script>(() => {
try {
const { user } = JSON.parse(localStorage.getItem("sb-evenkeel-auth-token"));
document.querySelector("[data-first-name]").textContent = user.user_metadata.first_name.trim() || "there";
} catch {}
})()</script>`;

/** Behind a drawn article: this browser keeps where somebody was in it, and what is shown above it moves nothing. */
export const placeScript = `<script>(() => {
try {
const note = document.querySelector("[data-place]");
const { user } = JSON.parse(localStorage.getItem("sb-evenkeel-auth-token"));
const { section, isRead } = JSON.parse(localStorage.getItem("reading:" + user.id))[note.dataset.place];
const part = "part-" + (section + 1);
const heading = document.querySelector('main nav [href="#' + part + '"]') || document.getElementById(part);
if (!section || isRead || !heading) return;
note.querySelector("a").textContent = heading.firstChild.textContent;
note.hidden = false;
} catch {}
})()</script>`;

/**
 * What is pressed or sent on a drawn page before the app has started happens as soon as it has. A form that
 * the browser itself would send would lose what was typed.
 */
export const holdScript = `<script>(() => {
const held = new Set();
const hold = (event) => {
const { type, submitter, target } = event;
const button = type === "submit" ? submitter || target.querySelector("[type=submit]") : target.closest("button:not([popovertarget],[type=submit])");
if (!button || !button.closest("[data-drawn]")) return;
event.preventDefault();
held.add(button);
};
for (const type of ["click", "submit"]) addEventListener(type, hold, true);
addEventListener("evenkeel:started", () => {
for (const type of ["click", "submit"]) removeEventListener(type, hold, true);
for (const button of held) button.click();
}, { once: true });
})()</script>`;

/**
 * Fetches everything at once and starts the app, both after the first paint: a script that is there early
 * would otherwise hold it up. So would the manifest. The first time the real fonts come after the app, so that
 * what it puts in the drawn page's place has the same size, and both at once: each change of fonts lays out
 * the whole page anew. Each file runs in a task of its own, after those it
 * imports, so that a slow phone can react in between. Where there is nothing to
 * paint, as in a tab in the background, it starts at once; a paint that nobody reports is not waited for long.
 */
const startScript = `<script>(() => {
const { files, data } = JSON.parse(document.getElementById("files").textContent);
const fetchAhead = (set) => document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "" }, set));
let isStarted = false;
const start = async () => {
if (isStarted) return;
isStarted = true;
const manifest = document.querySelector("[name=manifest]");
if (manifest) document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: manifest.content }));
for (const href of files) fetchAhead({ rel: "modulepreload", href });
for (const href of data) fetchAhead({ rel: "preload", as: "fetch", href });
const last = files.pop();
for (const file of files) {
await import(file).catch(() => {});
if (!document.hidden) await new Promise((next) => setTimeout(next));
}
await import(last);
};
const showFonts = async () => {
const { dataset } = document.documentElement;
if (!dataset.fonts) return;
await Promise.all(["600 1em 'Evenkeel Serif'", "1em 'Source Sans 3'"].map((font) => document.fonts.load(font))).catch(() => {});
delete dataset.fonts;
dispatchEvent(new Event("evenkeel:fonts"));
try { if (!document.documentElement.hidden) localStorage.setItem("fonts", "here") } catch {}
};
const isEmpty = !document.getElementById("root").firstChild;
if (isEmpty) showFonts();
else addEventListener("evenkeel:started", () => requestAnimationFrame(() => setTimeout(showFonts)), { once: true });
if (document.hidden || isEmpty) start();
else if (!PerformanceObserver.supportedEntryTypes.includes("paint")) requestAnimationFrame(() => setTimeout(start));
else {
setTimeout(start, 2000);
new PerformanceObserver((list) => {
if (list.getEntriesByName("first-contentful-paint").length) start();
}).observe({ type: "paint", buffered: true });
}
})()</script>`;

/** `files` in the order in which they run; `data` are addresses that the app will ask for at once. */
export function startOf({
  files,
  data = [],
}: {
  files: readonly string[];
  data?: readonly string[];
}): string {
  const list = JSON.stringify({ files, data }).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="files">${list}</script>${startScript}`;
}
