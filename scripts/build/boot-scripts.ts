import type { Screen } from './chunks.ts';

/*
 * The scripts in the head of the pages. They stay small and plain: nothing compiles or checks them but the
 * browser journeys.
 */

/**
 * Fetches the chunks of the screen in the address while the page is still being drawn; a screen without the
 * app's frame gets none while it loads. `loaded` are the files that the page names by itself.
 */
export function bootScript(
  screens: readonly (Screen & { files: readonly string[] })[],
  loaded: readonly string[],
): string {
  const files = [...new Set(screens.flatMap((screen) => screen.files))].filter(
    (file) => !loaded.includes(file),
  );
  const table = Object.fromEntries(
    screens.map((screen) => [
      screen.path,
      [Number(screen.needsFrame), ...screen.files.map((file) => files.indexOf(file)).filter((at) => at >= 0)],
    ]),
  );
  return `<script>(() => {
const files = ${JSON.stringify(files)}, table = ${JSON.stringify(table)};
const path = location.pathname.replace(/(.)\\/$/, "$1");
const screen = table[path] || table["/" + path.split("/")[1] + "/:id"] || [0];
if (!screen[0]) document.documentElement.dataset.frame = "none";
for (const at of screen.slice(1)) {
const link = document.createElement("link");
link.rel = "modulepreload"; link.crossOrigin = ""; link.href = files[at];
document.head.append(link);
}
})()</script>`;
}

/**
 * Starts the app after the first frame: a script that is there early would otherwise hold the first paint
 * up. A tab in the background draws no frames and starts at once.
 */
export function startScript(entry: string): string {
  return `<script>(() => {
const start = () => import(${JSON.stringify(entry)});
addEventListener("DOMContentLoaded", () => document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)));
})()</script>`;
}
