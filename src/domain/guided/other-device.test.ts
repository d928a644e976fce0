import { expect, test } from 'vitest';
import { tellsOfOtherDevice } from './other-device.ts';

test.each([
  "I'm at the library now on their computer. Continue",
  'continue, im on my friends phone',
  'ok im at my moms and using her phone',
  'now im at work on my work pc',
  'i borrowed my neighbors tablet',
  'im at my sisters, on her laptop',
  'on my friends ipad now',
  'using a library computer',
  'im on a computer at the library',
  'im using the computer at my job',
  'im at my brothers and im using his computer',
  'my friend let me use her phone',
  'a coworker gave me her phone to use',
  'i bought a burner',
  'ok different computer now continue',
  "I'm at the library, no one else can see this computer",
])('“%s” is another device', (text) => {
  expect(tellsOfOtherDevice(text)).toBe(true);
});

test.each([
  'hes at his moms using her phone',
  'i am at my moms but its my phone',
  'can i use the library computer',
  'im at my moms, he gave me this phone',
  'im at work, he can see this phone',
  'he is at the library using the computer',
  'i can’t get to another phone',
  'my husband gave me his phone',
])('“%s” is none', (text) => {
  expect(tellsOfOtherDevice(text)).toBe(false);
});
