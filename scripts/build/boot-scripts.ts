/*
 * The scripts in the pages. They stay small and plain: only the browser tests check them. They are the same in every
 * page, so that the policy has a handful of hashes.
 */

/**
 * In the head of the signed-in pages. Without a session it redirects to the sign-in screen before anything is shown.
 * After an idle lock the page says so itself (before-paint.js), so it stays and shows nothing else.
 */
export const guardScript = `<script>(() => {
const root = document.documentElement;
try { if (localStorage.getItem("sb-evenkeel-auth-token")) return } catch {}
root.dataset.frame = "none";
if (!root.dataset.ended) location.replace("/auth" + location.hash);
})()</script>`;

/** For a prerendered greeting: inserts the first name that this browser stores. */
export const greetingScript = `<script>(() => {
try {
const { user } = JSON.parse(localStorage.getItem("sb-evenkeel-auth-token"));
document.querySelector("[data-first-name]").textContent = user.user_metadata.first_name.trim() || "there";
} catch {}
})()</script>`;

/**
 * For a prerendered article: inserts the reading position that this browser stores. The line above the article must not
 * shift the text.
 */
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
 * Presses and submits on a prerendered page are repeated when the app has started. A form that the browser submits
 * itself would lose what was typed.
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
 * Loads everything in parallel and starts the app, both after the first paint, which an earlier script or the
 * manifest would delay. On the first visit the web fonts come after the app, so that its first rendering has the same
 * size as the prerendered page, and all at once, because each change of fonts causes a layout of the whole page. Each
 * file runs in a separate task after its imports, so that a slow phone can react in between. Without a paint, as in a
 * background tab, it starts immediately. A paint that is not reported is not waited for long.
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

/** `files` in the order of execution; `data` are URLs that the app requests first. */
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
