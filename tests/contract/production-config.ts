import { companySettings } from '../company-settings.ts';
import { type Config, readConfig } from '#server/config/config.ts';

/** The minimum settings of a production server, plus `more`. No server listens at its mail address. */
export function productionConfig(more: Record<string, string> = {}): Config {
  return readConfig({
    APP_ENV: 'production',
    APP_URL: 'https://evenkeel.example',
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'Evenkeel <hello@evenkeel.example>',
    BILLING_MODE: 'off',
    TRUSTED_PROXIES: 'none',
    DATABASE_URL: 'embedded',
    ...companySettings,
    ...more,
  });
}
