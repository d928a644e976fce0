const texts: ReadonlyMap<string, string> = new Map([
  ['login', 'Signed in'],
  ['logout', 'Signed out'],
  ['sign_in_refused', 'Somebody tried to sign in with a wrong password or code'],
  ['session_ended', 'A device was signed out'],
  ['token_reused', 'A sign-in was used twice and ended'],
  ['user_recovery_requested', 'A link to a new password was asked for'],
  ['sign_in_mail_requested', 'A mail to sign in with was asked for'],
  ['sign_in_text_requested', 'A text message to sign in with was asked for'],
  ['user_updated_password', 'The password was changed'],
  ['user_modified', 'Your details were changed'],
  ['factor_verified', 'Two-step sign-in was turned on'],
  ['factor_unenrolled', 'Two-step sign-in was turned off'],
  ['verification_failed', 'A wrong code was entered'],
  ['recovery_code_used', 'A recovery code was used'],
  ['generate_recovery_codes', 'New recovery codes were made'],
  ['recovery_codes_deleted', 'The recovery codes were deleted'],
  ['identity_linked', 'A way to sign in was added'],
  ['identity_unlinked', 'A way to sign in was taken away'],
  ['calendar_address_made', 'An address for a calendar was made'],
  ['data_copied', 'A copy of your data was made'],
  ['account_closed', 'The account was closed'],
  ['account_kept', 'The account was kept after all'],
]);

/** `action` is the auth server's word for it. */
export function securityEventText(action: string): string {
  return texts.get(action) ?? 'Something was changed';
}
