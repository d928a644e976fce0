import type { AdvisorId } from '#domain/advisor.ts';
import { type ChildAge, childAges } from '#domain/situation/child-age.ts';
import type { Stage } from '#domain/situation/stage.ts';

/** The audience of a passage that is not for everybody. */
export interface PassageFit {
  ages?: readonly ChildAge[];
  stages?: readonly Stage[];
}

const before: readonly Stage[] = ['thinking', 'separated', 'about-to-file'];
const underWay: readonly Stage[] = ['served', 'filed'];

/** The audience by passage. Passages for a stage or age are offered as the next step in this order. */
export const passageFits: Readonly<Record<AdvisorId, Readonly<Record<string, PassageFit>>>> = {
  hannah: {
    'hannah-process-overview': { stages: ['thinking', 'separated'] },
    'hannah-legal-separation': { stages: ['thinking', 'separated'] },
    'hannah-moving-out': { stages: ['thinking'] },
    'hannah-start-filing': { stages: before },
    'hannah-where-to-file': { stages: before },
    'hannah-served-first-steps': { stages: ['served'] },
    'hannah-answer-deadline': { stages: ['served'] },
    'hannah-answer-content': { stages: ['served'] },
    'hannah-missed-deadline': { stages: ['served'] },
    'hannah-service-how': { stages: ['filed', 'about-to-file'] },
    'hannah-temporary-orders': { stages: underWay },
    'hannah-settlement-check': { stages: ['settling'] },
    'hannah-verbal-deal': { stages: ['settling'] },
    'hannah-mediation': { stages: ['settling', 'filed'] },
    'hannah-disclosure': { stages: ['filed', 'settling'] },
    'hannah-after-judgment': { stages: ['after'] },
    'hannah-decree-copy': { stages: ['after'] },
    'hannah-name-change': { stages: ['after'] },
    'hannah-enforce-order': { stages: ['after'] },
    'hannah-change-order': { stages: ['after'] },
  },
  max: {
    'max-papers-list': { stages: ['thinking', 'about-to-file'] },
    'max-first-week': { stages: ['separated'] },
    'max-interim-bills': { stages: ['separated', 'served', 'filed'] },
    'max-compare-offers': { stages: ['settling'] },
    'max-after-divorce': { stages: ['after'] },
    'max-beneficiaries': { stages: ['after'] },
  },
  lena: {
    'lena-big-decisions': { stages: ['thinking'] },
    'lena-first-days': { stages: ['separated', 'served'] },
    'lena-long-limbo': { stages: ['filed', 'settling'] },
    'lena-am-i-healing': { stages: ['after'] },
    'lena-silent-teen': { ages: ['teen'] },
  },
  james: {
    'james-saying-i-want-divorce': { stages: ['thinking', 'about-to-file'] },
    'james-settlement-pressure': { stages: ['settling'] },
  },
  ava: {
    'ava-preschoolers': { ages: ['small'] },
    'ava-babies': { ages: ['baby', 'small'] },
    'ava-school-age': { ages: ['school-age'] },
    'ava-teens': { ages: ['teen'] },
    'ava-step-up': { ages: ['baby', 'small'] },
    'ava-child-choice': { ages: ['school-age', 'teen'] },
    'ava-telling-children': { stages: before },
    // Covers each age separately, so it fits better when the ages are known.
    'ava-telling-by-age': { ages: childAges },
    'ava-no-order-yet': { stages: ['separated', ...underWay] },
    'ava-mediation': { stages: ['settling'] },
    'ava-change-order': { stages: ['after'] },
  },
  emma: {},
};
