/** The pages use the product's colors, with system fonts. */
export const pageStyles = `:root { color-scheme: light dark; --paper: #fbf8f3; --surface: #fff; --ink: #1f2a2e; --soft: #55656a; --line: #e6dfd4; --edge: #8a8378; --pine: #1f5c57; --on-pine: #fff; --pine-soft: #e2efec; --apricot: #a35117; --apricot-soft: #fbebdd; --danger: #a3302a; --danger-soft: #fbe9e7; --success: #2a6e45; --success-soft: #e5f2ea; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12191b; --surface: #1a2427; --ink: #e9eeec; --soft: #a9b7b9; --line: #2b383b; --edge: #6f8084; --pine: #7cc4ba; --on-pine: #0e2422; --pine-soft: #1d3532; --apricot: #f0b183; --apricot-soft: #3a2a1e; --danger: #f2a09a; --danger-soft: #3b2220; --success: #8fd0a8; --success-soft: #1d3327; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 'Source Sans 3', system-ui, sans-serif; overflow-wrap: anywhere; }
.sandbox { margin: 0; padding: 8px 16px; background: var(--apricot-soft); color: var(--apricot); text-align: center; font-size: 15px; font-weight: 600; }
main { max-width: 34rem; margin: 0 auto; padding: 24px 16px 64px; }
main.wide { max-width: 60rem; }
h1 { margin: 0 0 8px; font: 600 28px/1.25 Georgia, serif; text-wrap: balance; }
h2 { margin: 0 0 12px; font: 600 20px/1.3 Georgia, serif; }
p { margin: 0 0 12px; }
.soft { color: var(--soft); }
.small { font-size: 15px; }
.card { margin: 0 0 16px; padding: 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
.columns { display: grid; gap: 16px; align-items: start; }
@media (min-width: 56rem) { .columns { grid-template-columns: 1fr 1fr; gap: 32px; } .columns .card { margin: 0 0 24px; } }
dl { margin: 0; }
dl.card { padding: 12px 20px; }
dl > div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-top: 1px solid var(--line); }
dl > div:first-child { border-top: 0; }
dt { margin: 0; }
dd { margin: 0; white-space: nowrap; font-variant-numeric: tabular-nums; }
.total { font-weight: 700; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
.choice { display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 8px 12px; margin-bottom: 8px; border: 1px solid var(--edge); border-radius: 8px; cursor: pointer; }
.choice:has(:checked) { border-color: var(--pine); background: var(--pine-soft); box-shadow: inset 0 0 0 1px var(--pine); }
.choice:has(:focus-visible) { outline: 3px solid var(--pine); outline-offset: 2px; }
.choice input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--pine); }
.choice span { display: block; line-height: 1.35; }
.choice .soft { font-size: 15px; font-variant-numeric: tabular-nums; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border: 1px solid var(--pine); border-radius: 8px; background: var(--pine); color: var(--on-pine); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.quiet { background: transparent; color: var(--pine); }
button.danger { border-color: var(--danger); background: transparent; color: var(--danger); }
button + button { margin-top: 8px; }
a { color: var(--pine); text-underline-offset: 3px; }
a.line { display: inline-flex; align-items: center; min-height: 44px; }
a:focus-visible, button:focus-visible, summary:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid var(--pine); outline-offset: 2px; }
label { font-weight: 600; }
.choice { font-weight: 400; }
input[type='text'], select { display: block; width: 100%; min-height: 48px; margin: 4px 0 12px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; }
summary { display: flex; align-items: center; min-height: 44px; color: var(--pine); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
.notice { margin: 0 0 16px; padding: 12px 16px; border-radius: 8px; border: 1px solid currentColor; }
.notice.bad { background: var(--danger-soft); color: var(--danger); }
.notice.good { background: var(--success-soft); color: var(--success); }
.notice.wait { background: var(--apricot-soft); color: var(--apricot); }
ul.rows { list-style: none; margin: 0; padding: 0; }
ul.rows > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding: 4px 0; border-top: 1px solid var(--line); }
ul.rows > li:first-child { border-top: 0; }
.buttons { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 8px; }
.buttons button + button { margin-top: 0; }
@media print { .sandbox, form, .line { display: none; } .card { border: 0; padding: 0; } }
`;
