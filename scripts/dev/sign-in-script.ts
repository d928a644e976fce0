import { storageKeys } from '../../src/web/lib/storage-keys.ts';
import { type PlanState, planPassword, planPerson } from '../../dev/plan-states.ts';

/**
 * Signs that person in before the app starts, once per tab: signing out and in as another person still works. The
 * request blocks the page on purpose, so that the app finds the session as after a reload.
 */
export function signInScript(state: PlanState | undefined): string {
  if (!state) return '';
  const body = JSON.stringify({ email: planPerson(state), password: planPassword });
  return `<script>(() => {
if (sessionStorage.getItem("signed-in-as") === "${state}") return;
const request = new XMLHttpRequest();
request.open("POST", "/auth/v1/token?grant_type=password", false);
request.setRequestHeader("Content-Type", "application/json");
request.send(${JSON.stringify(body)});
if (request.status !== 200) return console.error(request.responseText);
localStorage.setItem("${storageKeys.session}", request.responseText);
sessionStorage.setItem("signed-in-as", "${state}");
if (location.pathname === "/auth") history.replaceState(null, "", "/");
})()</script>`;
}
