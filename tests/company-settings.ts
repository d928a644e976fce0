/** The settings about the operator that production requires. */
export const companySettings = {
  COMPANY_NAME: 'Evenkeel Example LLC',
  COMPANY_ADDRESS: '1 Harbor Road, Dover, DE 19901',
  COMPANY_EMAIL: 'hello@evenkeel.example',
  GOVERNING_LAW: 'Delaware',
  HOSTING_PROVIDER: 'none',
  BACKUP_DAYS: '30',
} as const;
