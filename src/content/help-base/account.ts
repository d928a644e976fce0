import type { HelpText } from './help-text.ts';

/** Signing up, signing in, address and password. */
export const accountHelp: readonly HelpText[] = [
  {
    id: 'support-cannot-sign-in',
    title: 'If you cannot sign in',
    text: `Check the address first: a space or another spelling is enough to fail. Press the eye beside the password to see what you typed.

- **New account?** You need to open the link in our first mail. If it did not come, press **Resend confirmation email** on the sign-in page.
- **Forgot the password?** Use the tab **Reset**.
- **"Too many tries"?** Wait a few minutes.

We cannot see whether an address has an account. That protects you as well.`,
    asks: [
      'i cant sign in',
      'login does not work',
      'it says invalid login credentials',
      'i am locked out of my account',
      'wrong password but i know it is right',
      'trouble logging in',
      'cannot log in',
      'sign in problem',
      'invalid login',
      'login error',
      'my password is not accepted',
      'locked out',
      'unable to sign in',
    ],
    followUps: ['i forgot my password', 'i never got the confirmation mail'],
  },
  {
    id: 'support-confirmation-mail',
    title: 'If the confirmation mail does not come',
    text: `1. Wait a few minutes, then look in the spam folder.
2. On the sign-in page, type your address and press **Resend confirmation email**.
3. Check that you spelled the address right. If not, register again with the right one.

Each link works once. After a while it ends. If yours has ended, ask for a new one in the same way.`,
    asks: [
      'i never got the confirmation mail',
      'confirmation email not arriving',
      'resend the confirmation',
      'the confirmation link does not work',
      'my link expired',
      'how do i confirm my account',
      'no confirmation mail',
      'confirm my email',
      'confirmation link expired',
      'verification email',
      'activate my account',
      'did not receive the email',
    ],
    followUps: ['i cant sign in', 'i used the wrong email address'],
  },
  {
    id: 'support-forgot-password',
    title: 'If you forgot your password',
    text: `On the sign-in page, open the tab **Reset**. Type your mail address and press **Send reset link**. Open the link in the mail, and choose a new password.

If no mail comes, look in the spam folder. For safety we answer the same way for every address, so check that it is the one you signed up with.

Setting a new password signs out all other devices.`,
    asks: [
      'i forgot my password',
      'reset my password',
      'the reset link does not work',
      'invalid password reset link',
      'no reset mail arrives',
      'how do i get back in without the password',
      'password forgotten',
      'reset link',
      'lost my password',
      'reset password',
      'dont remember my password',
    ],
    followUps: ['i cant sign in', 'how do i change my password'],
  },
  {
    id: 'support-change-password',
    title: 'Changing your password',
    text: `Open **Settings**, then **Account**. Type the password you have now, then the new one twice, and press the button.

A password needs at least 6 letters or signs. Longer is better: four words that do not belong together are easy to keep in mind and hard to guess.

All your other devices are signed out. We send you a short mail that something was changed.`,
    asks: [
      'how do i change my password',
      'set a new password',
      'how long must my password be',
      'password rules',
      'it says invalid current password',
      'change password',
      'new password',
      'update password',
      'password length',
      'current password is wrong',
    ],
    followUps: ['i forgot my password', 'somebody knows my password'],
  },
  {
    id: 'support-change-email',
    title: 'Changing your mail address',
    text: `Open **Settings**, then **Account**. Type the new address and save. We send a link to the new address. The change counts when you open it. Until then you sign in with the old one.

The old address gets a short note that a change was asked for. If somebody else reads that mail, think about it first.

If the new address is wrong, type the right one and save again.`,
    asks: [
      'how do i change my email address',
      'i used the wrong email address',
      'move my account to a new email',
      'i lost access to my old mail',
      'the email change is still waiting',
      'use another email so my ex cannot read it',
      'change email',
      'new email address',
      'wrong email',
      'update my email',
      'different mail address',
      'email change link',
    ],
    followUps: ['do your emails say what this is about', 'i never got the confirmation mail'],
  },
  {
    id: 'support-change-name',
    title: 'Changing your name',
    text: `Open **Settings**, then **Account**. Change the first or the last name and press **Save changes**. The new name shows on Home and in the sidebar.

It does not have to be your legal name. Any name you like to be called by will do.`,
    asks: [
      'how do i change my name',
      'update my profile',
      'can i use a fake name',
      'go back to my maiden name in the app',
      'change my profile picture',
      'my name is spelled wrong',
      'change name',
      'wrong name',
      'edit profile',
      'profile photo',
      'avatar',
      'use a nickname',
    ],
    followUps: ['how do i change my email address', 'what do you store about me'],
  },
  {
    id: 'support-two-step',
    title: 'Two-step sign-in',
    text: `You can ask for a second step after your password: a code from an app on your phone. Your password alone opens nothing then.

1. Get an authenticator app for your phone.
2. Open **Settings** and go to **Two-step sign-in**. Press **Set it up**.
3. Scan the picture with the app, and type the code that it shows.
4. Keep the ten recovery codes where nobody else looks. Each gets you in once without your phone.

Whoever can unlock your phone can see the codes too. If somebody watches your phone, put the app on another device.

Phone lost? At sign-in, choose **Use a recovery code**. Fingerprints and passkeys are not offered. A way in by an account elsewhere, if there is one, stands on the sign-in page.`,
    asks: [
      'do you have two factor authentication',
      '2fa',
      'two step sign in',
      'authenticator app',
      'sign in with google or apple',
      'fingerprint login',
      'two factor',
      'second step',
      'mfa',
      'google login',
      'sign in with apple',
      'code on my phone',
      'passkey',
    ],
    followUps: ['how do i change my password', 'somebody knows my password'],
  },
  {
    id: 'support-signed-out',
    title: 'If you are signed out again and again',
    text: `You stay signed in on a device until you press **Logout** or **Quick exit**, or set a new password somewhere.

If it happens by itself, your browser may clear what sites keep when you close it. A private window always does. Look in the settings of the browser, or just sign in again. It may also be your own choice: **Settings** can sign you out after some quiet minutes.

What you saved is still there when you sign in again.`,
    asks: [
      'why am i signed out all the time',
      'it logs me out again and again',
      'stay logged in',
      'session expired',
      'how do i log out',
      'logged out',
      'keeps signing me out',
      'logout',
      'stay signed in',
      'sign out',
    ],
    followUps: ['i cant sign in', 'is it safe to use this on a shared computer'],
  },
  {
    id: 'support-age-and-accounts',
    title: 'Who can have an account',
    text: `You need to be 18 or older. There are no accounts for children, and nobody has to get their ex to join: you use Evenkeel alone.

Your ex can have an account as well. Neither of you can see that the other has one, or anything in it.`,
    asks: [
      'how old do i have to be',
      'can my child use it',
      'does my ex have to sign up too',
      'can my husband see that i have an account',
      'can two people share one account',
      'what if my ex uses this app too',
      'age limit',
      'minimum age',
      'can kids use it',
      'does my ex need an account',
      'can my ex join',
      'family account',
      'is it for couples',
    ],
    followUps: ['can somebody else see what i write', 'what do i get in the free trial'],
  },
];
