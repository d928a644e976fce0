import { expect, test } from 'vitest';
import { mayTellOfDevice, saysPhoneLeft, tellsOfOtherDevice } from './other-device.ts';

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
  'no this is my daughters phone he cant see it',
  "He doesn't know this phone. It's Claire's. Can we go on with the plan",
  'this is my work phone he cant see it',
  'oh wait no this phone is new he doesnt know about it',
  'its a new phone',
  'this phone is brand new, he has no idea',
  'he doesnt know about this phone',
  'he doesn’t even know i have this phone',
  'he has never touched this phone',
  'im on a new phone and he doesn’t know about it',
  'this is my nieces tablet, he has never seen it',
  'this is not my phone its my sisters, this is my sisters phone',
  'i bought a new phone he doesnt know i got it',
  'this one is new',
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
  'he gave me a new phone, this phone is new',
  'this phone is new but he set it up',
  'i have a new phone on his plan',
  'this is my work phone but he can see it',
  'i dont think he knows about this phone',
  'this phone is not new',
  'he doesnt know my passcode',
  'he doesnt know about it',
  'he cant see this phone',
  'is this phone new enough',
  'does he know about this phone',
])('“%s” is none', (text) => {
  expect(tellsOfOtherDevice(text)).toBe(false);
});

test.each(['he cant see it', 'he doesnt know about this', 'im on Marks phone', 'this is a safe phone'])(
  '“%s” may be about this device',
  (text) => {
    expect(mayTellOfDevice(text)).toBe(true);
  },
);

test.each([
  'how do i check this phone for spyware',
  'can he see this phone?',
  'what do i do with my phone',
  'thank you',
  'i need a lawyer',
])('“%s” says nothing about this device', (text) => {
  expect(mayTellOfDevice(text)).toBe(false);
});

test.each([
  'yes but i left that one at the house',
  'yes, i left it behind',
  'yeah he tracked it so i left it at home',
  'yes but I don’t have that phone anymore',
  'yes, i ditched it',
  'he did but i got rid of that phone',
  'yes thats why i left my phone at home',
  'yes and i threw it away',
  'yes but that phone is at the house',
  'yes but im not using that phone anymore',
  'yes but i turned it off and left it there',
  'yes, the old phone stayed behind',
  'yes but i smashed it',
  'he did, ive left that phone there. yes',
  'yes, i left mine at home',
])('“%s” is a phone that the person has left', (text) => {
  expect(saysPhoneLeft(text)).toBe(true);
});

test.each([
  'no',
  'no i left it at work once',
  'yes, he left it behind the couch',
  'yes, even when i left it at home he knew',
  'yes i left him',
  'yes ever since i left the house',
  'yes, should i leave it at home',
  'yes but i havent left it yet',
  'yes, i left that job because of it',
  'he leaves it at the house to record me',
  'yes i left the keys at home',
  'yes, i dont have any privacy',
])('“%s” is not', (text) => {
  expect(saysPhoneLeft(text)).toBe(false);
});
