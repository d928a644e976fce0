import { numberOf } from '#domain/help.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { SafetyScript } from '../safety-scripts.ts';

const e = numberOf('emergency');
const c = numberOf('crisis');
const dv = numberOf('violence');
const child = numberOf('child');

export const spanishScripts = {
  'suicide-spanish': {
    texts: [
      `Gracias por decirlo. Soy una guía automática, no una persona, y por eso te pregunto directamente: ¿estás pensando en quitarte la vida?

Puedes llamar al ${c} y oprimir el 2 para español, o mandar un mensaje de texto con la palabra AYUDA al ${c}. Atienden de día y de noche. Si tomaste algo o vas a hacerte daño, llama al ${e}.

No te quedes a solas. Aléjate de lo que podrías usar y busca a alguien que se quede contigo.

Puedes seguir escribiendo aquí.`,
    ],
    lines: ['emergency', 'crisis'],
  },
  'other-spanish': {
    texts: [
      `Qué bueno que te preocupas por esa persona. Si hay peligro ahora, llama al ${e} y di dónde está.

Si puedes hablar a solas y sin riesgo, pregunta con claridad: "¿Estás pensando en quitarte la vida?" o "¿Alguien te hace daño?". Preguntar no empeora nada. Escucha y no presiones. Quédate, o busca a alguien que se quede.

Puedes llamar tú para pedir consejo, en español: al ${c} (oprime 2) por ideas de suicidio, al ${dv} por violencia en la pareja, al ${child} por un niño o una niña.

Soy una guía automática, no una persona.`,
    ],
    lines: ['emergency', 'crisis', 'violence', 'child'],
  },
  'violence-spanish': {
    texts: [
      `Lo que cuentas no está bien y no es culpa tuya. Si tú o tus hijos corren peligro ahora, llama al ${e}.

La Línea Nacional contra la Violencia Doméstica atiende de día y de noche, también en español: ${dv}. Te ayudan a planear, sin obligarte a denunciar ni a irte.

Si alguien puede revisar este teléfono, usa otro.

Soy una guía automática, no una persona. Puedes seguir escribiendo aquí.`,
    ],
    lines: ['emergency', 'violence'],
  },
  spanish: {
    texts: [
      `Lo siento: soy una guía automática y por ahora solo puedo contestar bien en inglés. Si puedes, escríbeme en inglés, con palabras sencillas.

Si necesitas hablar con alguien en español: llama al ${c} y oprime el 2 (crisis emocional), o al ${dv} (violencia en la pareja). En una emergencia, llama al ${e}.`,
    ],
    lines: ['crisis', 'violence', 'emergency'],
  },
} as const satisfies Partial<Record<ScriptId, SafetyScript>>;
