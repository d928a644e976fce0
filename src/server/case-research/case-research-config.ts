import { serviceAddressProblems } from '../config/service-address.ts';

export interface CaseResearchConfig {
  /** The base URL, without a trailing slash. */
  baseUrl: string;
  token: string;
}

type Variables = Record<string, string | undefined>;

const COURTLISTENER = 'https://www.courtlistener.com';

/** Reads the settings of the case search and reports what is wrong with them. No message repeats a value. */
export function readCaseResearchConfig(variables: Variables): {
  caseResearch?: CaseResearchConfig;
  problems: string[];
} {
  const token = variables['COURTLISTENER_TOKEN'];
  const baseUrl = variables['COURTLISTENER_BASE_URL'];
  if (!token) {
    return { problems: baseUrl ? ['COURTLISTENER_BASE_URL needs COURTLISTENER_TOKEN'] : [] };
  }
  const problems = baseUrl ? serviceAddressProblems('COURTLISTENER_BASE_URL', baseUrl) : [];
  if (!/^[\w-]{20,200}$/.test(token)) {
    problems.push('COURTLISTENER_TOKEN must be the token of an account at CourtListener');
  }
  return { caseResearch: { baseUrl: (baseUrl ?? COURTLISTENER).replace(/\/+$/, ''), token }, problems };
}
