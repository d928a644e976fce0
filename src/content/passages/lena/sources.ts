import type { Source } from '../../passage.ts';

const checked = '2026-11-20';

export const umdGrief: Source = {
  title: 'Grief',
  publisher: 'University of Maryland Counseling Center',
  url: 'https://counseling.umd.edu/resources/students/grief',
  checked,
};
export const cottageHeart: Source = {
  title: 'Heart attack warning signs',
  publisher: 'Cottage Health',
  url: 'https://www.cottagehealth.org/services/heart-vascular/warning-signs/',
  checked,
};
export const illinoisDepression: Source = {
  title: 'Signs of Depression',
  publisher: 'Safe2Help Illinois',
  url: 'https://safe2helpil.com/depression/signs-of-depression/',
  checked,
};
export const opmEap: Source = {
  title: 'What is an Employee Assistance Program (EAP)?',
  publisher: 'US Office of Personnel Management',
  url: 'https://www.opm.gov:443/frequently-asked-questions/work-life-faq/employee-assistance-program-eap/what-is-an-employee-assistance-program-eap/',
  checked,
};
