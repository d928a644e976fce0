/** Every action in `private.listed_events` has a text; a test compares them. */
export const securityEventTexts: ReadonlyMap<string, string> = new Map([
  ['login', 'Signed in'],
  ['logout', 'Signed out'],
  ['sign_in_refused', 'Someone tried to sign in with a wrong password or code'],
  ['session_ended', 'A device was signed out'],
  ['token_reused', 'We signed out a device whose sign-in was used twice'],
  ['user_recovery_requested', 'Someone requested a password reset link'],
  ['sign_in_mail_requested', 'Someone requested a sign-in email'],
  ['sign_in_text_requested', 'Someone requested a sign-in text'],
  ['user_updated_password', 'The password was changed'],
  ['user_modified', 'Your details were changed'],
  ['factor_verified', 'Two-step sign-in was turned on'],
  ['factor_unenrolled', 'Two-step sign-in was turned off'],
  ['verification_failed', 'A wrong code was entered'],
  ['recovery_code_used', 'A recovery code was used'],
  ['generate_recovery_codes', 'New recovery codes were created'],
  ['recovery_codes_deleted', 'The recovery codes were deleted'],
  ['identity_linked', 'A sign-in method was added'],
  ['identity_unlinked', 'A sign-in method was removed'],
  ['calendar_address_made', 'A calendar address was created'],
  ['data_copied', 'Your data was downloaded'],
  ['account_closed', 'The account was closed'],
  ['account_kept', 'You canceled the account closure'],
]);

/** `action` is the auth server's name. */
export function securityEventText(action: string): string {
  return securityEventTexts.get(action) ?? 'A change was made to your account';
}
