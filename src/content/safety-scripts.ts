import type { HelpLine } from '#domain/help.ts';
import type { PrefaceId, ScriptId } from '#domain/safety/script.ts';

/**
 * Prepared words, at most 120 of them. Numbers to call stand in the card beside the text (`lines`), never
 * in it. To be reviewed by a clinician and a domestic-violence advocate before a public release.
 */
export interface SafetyScript {
  /** Ways to say the same, so that a second time does not sound like a record. */
  texts: readonly [string, ...string[]];
  lines: readonly HelpLine['id'][];
}

/** Said beside an answer of the library; with lines, the same card stands there. */
export interface Preface {
  text: string;
  lines: readonly HelpLine['id'][];
  isLast?: true;
}

export const prefaces: Readonly<Record<PrefaceId, Preface>> = {
  'help-stays-open': {
    text: 'The people behind "Get help now" are there day and night, also later. To your question:',
    lines: [],
  },
  'violence-spoken-of': {
    text: 'Your safety goes before any paper or plan. The people below help with that at any hour; call from a phone that nobody checks. To your question:',
    lines: ['violence', 'emergency'],
  },
  'check-in-self': {
    text: 'Before anything else, because your words sound heavy: I am an automated guide, and the people below listen at any hour, by phone or text, also if you only want to talk. Are you all right at this moment? To your message:',
    lines: ['crisis', 'emergency', 'violence'],
  },
  'check-in-safety': {
    text: 'Before anything else, because I would rather ask than miss it: I am an automated guide, and the people below help at any hour when somebody is hurt or afraid, you or somebody else. Are you safe at this moment? To your message:',
    lines: ['violence', 'emergency', 'crisis', 'child'],
  },
  'check-in-self-last': {
    text: 'One question beside it, because I would rather ask than miss it: are you all right at this moment? I am an automated guide. The people below listen at any hour, by phone or text, also if you only want to talk.',
    lines: ['crisis', 'emergency', 'violence'],
    isLast: true,
  },
  'check-in-safety-last': {
    text: 'One question beside it, because I would rather ask than miss it: are you safe at this moment? I am an automated guide. The people below help at any hour when somebody is hurt or afraid, you or somebody else.',
    lines: ['violence', 'emergency', 'crisis', 'child'],
    isLast: true,
  },
  'no-prediction': {
    text: "I cannot know what a judge or the other side will do, and this is general information, not legal advice. Ask a lawyer or the court's self-help center before you decide or sign.",
    lines: [],
  },
  'no-diagnosis': {
    text: 'I cannot say what anybody has: only a doctor or psychologist who meets the person can. If it weighs on you every day, a doctor is a good first stop. What I can offer:',
    lines: [],
  },
};

export const safetyScripts: Readonly<Record<ScriptId, SafetyScript>> = {
  'suicide-imminent': {
    texts: [
      `Your life is in danger right now. Call emergency or the crisis line below, or go to the nearest emergency room. If you have taken something, call emergency even if you feel fine.

Move away from anything you could use. Put a locked door or another person between you and it. Do not be alone: wake somebody, call a neighbor, walk to where people are.

You can say just this: "I am about to kill myself. Please stay with me."

I am an automated guide and cannot send help. A person can. Is somebody with you, or have you called?`,
      `Please get a person now. Call emergency or the crisis line below. You do not need to explain. "I need help to stay alive tonight" is enough.

Leave the room where the thing is that you could use. Go to somebody, or ask them to come.

I am an automated guide: I cannot call anyone for you. Are you with somebody, or have you called?`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'suicide-asked': {
    texts: [
      `I am glad that you wrote it down. I am an automated guide, so I will ask directly: are you thinking about killing yourself now?

If yes, or if you are not sure, call or text the crisis line below. People answer day and night. You can say: "I am getting divorced and I do not want to be alive."

Then tell one person who is near you tonight, and move away from anything you could use to hurt yourself. A doctor or counselor can help with what is under this.

You can keep writing here.`,
      `That is a heavy thing to carry alone. I am an automated guide and will ask plainly: are you thinking of ending your life?

There are people below who talk about exactly this, by phone or by text, at any hour. You do not have to be sure, and you do not have to know what to say.

Think of one person who could be with you tonight, and tell them what you told me. Put distance between you and anything you could use.

I am still here to write to.`,
    ],
    lines: ['crisis', 'emergency'],
  },
  'suicide-self-harm': {
    texts: [
      `Thank you for saying it. If a wound is deep, bleeds a lot, or you took something, call emergency now.

Hurting yourself is often a way to get through a feeling that is too big. You do not have to stop on your own. The crisis line below talks about this by phone and by text, at any hour. A doctor or counselor can help you find other ways.

For the next ten minutes: put the thing in another room, hold ice or something cold, sit where others are.

I am an automated guide, so I ask directly: are you also thinking about killing yourself?`,
    ],
    lines: ['crisis', 'emergency'],
  },
  'suicide-not-now': {
    texts: [
      `Thank you for answering. I believe you. Such thoughts can come back, most often at night or after a hard message.

Choose two things now, while it is calmer: one person you would call, and one place you would go. Keep the crisis line below in your phone. You can call it on an ordinary bad evening too.

A doctor or counselor can help if the thoughts return. I am an automated guide and no replacement for them.

You can ask me anything, or tell me what made today so hard.`,
    ],
    lines: ['crisis'],
  },
  'suicide-unsure': {
    texts: [
      `Not knowing is an answer I take seriously. You do not have to sort it out first.

Call or text the crisis line below and start with: "I am not sure if I am safe." They are used to that.

Until then: go where another person is, and put away anything you could use to hurt yourself.

I am an automated guide. A person can do more for you than I can. Could you call, or send that one text, now?`,
    ],
    lines: ['crisis', 'emergency'],
  },
  'suicide-stay': {
    texts: [
      `Please do one thing now: press the crisis line or emergency below. You do not have to talk well. Breathing into the phone is enough; they will lead.

If you cannot speak, send a text. If you cannot do that, knock on the nearest door, or go where people are.

Leave what you could use behind you, in another room.

I am an automated guide and cannot send anyone. You can keep writing here while you do it.`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'suicide-reached': {
    texts: [
      `Good. Stay with that person, or on the line. Tell them what you had planned and what you have near you, so that they can put it away.

If you took something, or the urge grows, call emergency.

Do not stay alone tonight. Tomorrow, ask a doctor or counselor for an early appointment; the person with you can make that call.

I am an automated guide, and I am glad that a person is with you. You can write here again at any time.`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'suicide-other': {
    texts: [
      `Take it seriously, and do not carry it alone. If you think it may happen now, call emergency and say where the person is. You do not need their leave.

If you can talk with them safely, ask straight: "Are you thinking about killing yourself?" Asking does not plant the idea. Listen, stay with them or find somebody who can, and move pills and weapons away. Call the crisis line below together; you may call it alone for advice too.

If somebody says it to make you stay, it is still not yours to fix: call for help, and keep your plans. If it frightens you, the violence line below helps.

I am an automated guide, not a person.`,
    ],
    lines: ['emergency', 'crisis', 'violence'],
  },
  'suicide-spanish': {
    texts: [
      `Lo que escribes es importante. Soy una guía automática, no una persona, y por eso te pregunto directamente: ¿estás pensando en quitarte la vida ahora?

Si es así, llama a emergencias o a la línea de crisis que ves abajo. Puedes pedir hablar en español. Atienden de día y de noche.

Aléjate de lo que podrías usar para hacerte daño y busca a alguien que se quede contigo.

Puedes seguir escribiendo aquí.`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'other-spanish': {
    texts: [
      `Qué bueno que te preocupas por esa persona. Si hay peligro ahora, llama a emergencias y di dónde está.

Si puedes hablar a solas y sin riesgo, pregunta con claridad: "¿Estás pensando en quitarte la vida?" o "¿Alguien te hace daño?". Preguntar no empeora nada. Escucha, no juzgues y no presiones. Quédate con la persona, o busca a alguien que se quede.

Las líneas de abajo atienden en español, de día y de noche. También puedes llamar tú para pedir consejo.

Soy una guía automática, no una persona. Puedes seguir escribiendo aquí.`,
    ],
    lines: ['emergency', 'crisis', 'violence', 'child'],
  },
  'child-self': {
    texts: [
      `I am glad that you told me. Nobody may hurt you or touch you in a way that you do not want, and it is not your fault. It is not a secret you must keep.

If you are in danger now, call emergency, or go to a neighbor or another grown-up. The child line below is for kids and teens too: you can call or text, and you do not have to say your name.

Tell one grown-up you trust today: a teacher, a school nurse, a grandparent. If the first one does not listen, tell another. You can show them this.

I am an automated guide, not a person. Are you safe right now?`,
    ],
    lines: ['emergency', 'child', 'crisis'],
  },
  'child-danger': {
    texts: [
      `A child's safety comes first. If the child is in danger or hurt now, call emergency. For a possible injury, see a doctor today and say what the child told you.

The child line below helps you decide what to do and how to report it. You do not need proof to call.

With the child: listen, say "I am glad you told me", and do not ask again and again. Write down their words, the date, and take photos of marks. Do not question the other adult yourself.

I am an automated guide. Is the child safe at this moment?`,
    ],
    lines: ['emergency', 'child'],
  },
  'child-own': {
    texts: [
      `It took something to say that. First the child: put them in a safe place, such as the crib, and step into another room for a few minutes. If a baby was shaken, or a child is hurt, limp, sleepy or vomiting, call emergency now, even without marks.

Then call the child line below. It is also for parents who lost control or fear that they might. They will help you, not shout at you.

Ask somebody to take over for a while today.

I am an automated guide. Is the child safe and unhurt at this moment?`,
    ],
    lines: ['emergency', 'child'],
  },
  'child-now': {
    texts: [
      `Then call emergency now. Say where the child is, who is with them, and what you know. If the child is with you, go to a safe place or an emergency room first.

Do not go and face the other person. Leave that to the police.

After that, the child line below can tell you the next steps.

I am an automated guide and cannot call for you. You can write here while you wait.`,
    ],
    lines: ['emergency', 'child'],
  },
  'child-safe': {
    texts: [
      `Good. Keep it so for today: stay where you both are safe.

Next, in this order: a doctor, if there may be an injury. The child line below, to talk through what to report and to whom. A lawyer or legal aid before the next visit; courts can act fast when a child is at risk. Ask before you keep a child back from a visit that an order sets.

Write down what you saw and the child's own words, with dates.

I am an automated guide. What worries you most about the next days?`,
    ],
    lines: ['child', 'emergency'],
  },
  'violence-danger': {
    texts: [
      `This is dangerous, and it is not your fault. If you can, get to a place with people and an exit, away from kitchens and weapons. Call emergency. If you cannot speak, many places let you text it.

The violence line below can plan the next hours with you, also if you are a man, and also if you are not ready to leave. Leaving can be the most dangerous time, so plan it with them.

If this phone may be watched, use another one.

I am an automated guide and cannot send help. Are you safe at this minute?`,
      `I take this as a threat to your life. Call emergency if it is happening or close. Keep near a door. Keep your keys and phone on you.

Do not argue or warn the other person about your plans. The violence line below will help you make a plan to get out and stay safe. Use a phone that nobody checks.

I am an automated guide: only people can come to you. Are you safe right now?`,
    ],
    lines: ['emergency', 'violence'],
  },
  'violence-strangled': {
    texts: [
      `Hands on your neck are a medical emergency, even with no mark. Swelling or a clot can come hours later. Go to an emergency room today and say the words "I was strangled". Call emergency at once for a hoarse voice, trouble breathing or swallowing, a bad headache, fainting or confusion.

It is also a strong warning of worse to come, and it is not your fault. The violence line below can plan a safe place with you, from a phone that nobody checks.

I am an automated guide. Are you safe from this person at this minute?`,
    ],
    lines: ['emergency', 'violence'],
  },
  'violence-disclosed': {
    texts: [
      `What you describe is not all right, and you did not cause it. You decide what happens next, and how fast.

The violence line below is for exactly this: somebody who hurts, frightens, forces or controls you. They listen, help you plan, and know shelters and lawyers near you. Men call too. Use a phone or computer that the other person cannot check.

Keep papers, keys and some money where you can reach them. Do not tell the other person what you plan.

I am an automated guide, so I ask plainly: are you safe right now?`,
      `Thank you for telling me. Fear and force have no place in a family, and nothing you did makes them right.

You can talk it over with the violence line below, with no need to report or to leave. They can help with a safety plan and a protective order. If anything here may be seen, use "Quick exit" and another device.

I am an automated guide. Are you safe at this moment?`,
    ],
    lines: ['violence', 'emergency'],
  },
  'violence-tracked': {
    texts: [
      `Being watched or followed is a form of abuse, and it is not in your head. Take care with this phone: if it may be watched, use another device, such as one at a library, for anything about your plans.

Do not remove a tracker at once. It can be proof, and the other person may notice. Take a photo, note the date, and ask the violence line below or the police what to do first.

Change passwords only from a device that the other person never touched.

I am an automated guide. Are you safe right now?`,
    ],
    lines: ['violence', 'emergency'],
  },
  'violence-now': {
    texts: [
      `Then please stop reading and call emergency. If you cannot speak, leave the line open or send a text where that works.

Move towards a way out, not into a kitchen, bathroom or closet. Take the children only if you can do it safely. Go to a neighbor, a shop, any place with people.

When you are away from there, the violence line below can find you a place for the night.

I am an automated guide and cannot send help.`,
    ],
    lines: ['emergency', 'violence'],
  },
  'violence-safe': {
    texts: [
      `Good. Use the calm for a plan. The violence line below makes one with you: where to go, what to pack, who may know, how to use your phone safely, and how to ask a court for a protective order.

Until then: keep papers, keys, medicine and some money together. Agree on a code word with one person you trust.

Tell your lawyer or legal aid about the violence before anybody suggests that you meet or talk things out together. You can say no to that.

I am an automated guide. You can go on asking here.`,
    ],
    lines: ['violence', 'emergency'],
  },
  'violence-other': {
    texts: [
      `It is good that you look out for them. If they are in danger now, or somebody says that they will kill or hurt a person, call emergency.

Otherwise, ask them alone, not by a message that may be read: "I am worried about you. Is somebody hurting you?" Stay with them and listen. Say that it is not their fault. Do not press them to leave, and do not face the other person.

Call the violence line below together, or alone to ask how to help. If you are young and live there yourself, stay out of the fight and tell a teacher; the child line is for you too.

I am an automated guide, not a person.`,
    ],
    lines: ['violence', 'emergency', 'child'],
  },
  'violence-own': {
    texts: [
      `It matters that you say it, and what you did is yours to stop. If anybody is hurt, call emergency now.

Put distance between you: leave the home for tonight, leave weapons with somebody else, and do not drink. Do not call or go to them to explain. If there is an order, keep every word of it, and talk to a lawyer.

The violence line below also talks with people who hurt somebody they love, and knows programs that help you change. A doctor or counselor can help too.

I am an automated guide. What can you do in the next hour so that nobody gets hurt?`,
    ],
    lines: ['emergency', 'violence'],
  },
  'violence-spanish': {
    texts: [
      `Lo que cuentas no está bien y no es culpa tuya. Si tú o tus hijos corren peligro ahora, llama a emergencias.

La línea contra la violencia que ves abajo atiende de día y de noche, también en español. Te ayudan a planear, sin obligarte a denunciar ni a irte.

Si alguien puede revisar este teléfono, usa otro.

Soy una guía automática, no una persona. Puedes seguir escribiendo aquí.`,
    ],
    lines: ['emergency', 'violence'],
  },
  'harm-others': {
    texts: [
      `You are very angry, and I take the words seriously. Hurting somebody would cost them, you and your children everything. Nothing needs to be done in the next hour.

Go away from the person and the place. Give weapons and car keys to somebody you trust. Do not drink. Walk until your breath is slow.

Then talk to a person: the crisis line below is also for rage. If you feel that you may do it, call emergency and say so.

I am an automated guide. Are you with them now, or on your way?`,
    ],
    lines: ['crisis', 'emergency'],
  },
  'harm-now': {
    texts: [
      `Turn around and leave, now, without a word. Get out of sight of them. If you drive, stop the car somewhere safe and take the key out.

Then call emergency or the crisis line below and say: "I am afraid I will hurt somebody." They will help you through the next minutes.

I am an automated guide and cannot stop this. You can.`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'harm-not-now': {
    texts: [
      `Good. Keep that distance today, also on the phone. If you must see them for the children, ask somebody else to go.

Tell one person how angry you are, so that you are not alone with it. The crisis line below listens to anger too. A doctor or counselor can help when it keeps coming back.

I am an automated guide. If you like, tell me what happened, and we look at what can be done about it in a way that holds.`,
    ],
    lines: ['crisis'],
  },
  'checked-in': {
    texts: [
      'I am glad to hear that. If it changes, the people behind "Get help now" are there day and night, and you can tell me too. What would you like to look at?',
    ],
    lines: [],
  },
  'refuse-harassment': {
    texts: [
      'I do not help to hurt, shame or scare somebody, and such a message often ends up in front of a judge. I can help you write something short and calm that protects you, or decide whether to answer at all. What happened?',
    ],
    lines: [],
  },
  'refuse-tracking': {
    texts: [
      "I do not help to follow, find or spy on somebody, and it can be a crime. If you need an address for court papers, the clerk or a process server can tell you the lawful way. If you worry about a child's safety, a lawyer or legal aid can ask the court to act.",
    ],
    lines: [],
  },
  'refuse-alienation': {
    texts: [
      'I do not help to turn a child against a parent or to use time with the children as a punishment: it hurts the child, and courts look hard at it. I can help you plan handovers, note what goes wrong, or ask for a change of the schedule. If a child is not safe there, tell me so.',
    ],
    lines: [],
  },
  'refuse-hiding-assets': {
    texts: [
      'I do not help to hide money or property: courts ask for a full list, and hiding things can cost more than they are worth. What you may do is keep proof of what was yours before, open an account in your own name for your pay, and ask a lawyer what is yours to keep.',
    ],
    lines: [],
  },
  'refuse-false-report': {
    texts: [
      'I do not help with a report that is not true: it can hurt a child and cost you in court. If something real worries you, write down what you saw, when and where, and take that to a lawyer or the child line.',
    ],
    lines: [],
  },
  'refuse-forgery': {
    texts: [
      'I do not help to make or change evidence. I can help you save what is real: whole conversations with dates, screenshots that show who wrote, and a plain log of what happened.',
    ],
    lines: [],
  },
  injection: {
    texts: [
      "I keep to what I am: an automated guide with a written library about separation and divorce. I have no hidden texts to show and no other people's chats. What would you like to know?",
    ],
    lines: [],
  },
  dose: {
    texts: [
      'I cannot advise on medicine or doses. A pharmacist can answer this by phone today, for adults and for children. If somebody has taken too much, call emergency now.',
    ],
    lines: ['emergency'],
  },
  'pose-human': {
    texts: [
      'No person is writing here. I am an automated guide: I look for the best text in a written library and show you where it comes from. For a person, there are the lines behind "Get help now", a counselor, a lawyer, or somebody you trust.',
    ],
    lines: [],
  },
  'pose-lawyer': {
    texts: [
      "No. I am an automated guide, not a lawyer and not a person. I can explain words and steps in general; I cannot tell you what to do in your case. Legal aid, the bar's referral service or the court's self-help center can.",
    ],
    lines: [],
  },
  'pose-therapist': {
    texts: [
      'No. I am an automated guide, not a therapist and not a person. I can offer exercises and plain information. For treatment, ask your doctor for a referral, or your insurance for a list.',
    ],
    lines: [],
  },
  'pose-private': {
    texts: [
      'Your messages are stored in your account so that you can read them again, and you can delete a conversation for good. Nobody shows them to your ex. But they are not protected like talk with a lawyer: a court could ask for them, and anybody who can open this device or your mail may see them. Ask a lawyer before you delete something that may be evidence.',
    ],
    lines: [],
  },
};
