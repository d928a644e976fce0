const providers = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
] as const;

/** GET /settings: which ways in there are, in GoTrue's form. */
export const publicSettings = {
  external: { email: true, ...Object.fromEntries(providers.map((provider) => [provider, false])) },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  passkeys_enabled: false,
};

export const health = {
  version: 'v2',
  name: 'GoTrue',
  description: 'A user registration and authentication API with the contract of GoTrue',
};
