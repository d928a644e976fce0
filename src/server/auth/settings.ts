import type { ProviderServices } from './providers/services.ts';

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

/** GET /settings: the available sign-in methods, in GoTrue's form. */
export function publicSettings({
  sms,
  config,
  providers: configured,
}: Pick<ProviderServices, 'sms' | 'config' | 'providers'>) {
  const off = Object.fromEntries(providers.map((provider) => [provider, false]));
  const on = Object.fromEntries([...configured.keys()].map((provider) => [provider, true]));
  return {
    external: { email: true, ...off, ...on, phone: sms !== undefined },
    disable_signup: !config.access.takesSignUps,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: config.samlProviders.length > 0,
    passkeys_enabled: false,
  };
}

export const health = {
  version: 'v2',
  name: 'GoTrue',
  description: 'A user registration and authentication API compatible with GoTrue',
};
