import { defineTopic } from '../../author.ts'
import { congruentForms } from './congruence-by-rigid-motions/congruent.ts'
import { keptForms } from './congruence-by-rigid-motions/kept.ts'
import { levels } from './congruence-by-rigid-motions/levels.ts'
import { matchedForms } from './congruence-by-rigid-motions/matched.ts'
import { missingForms } from './congruence-by-rigid-motions/missing.ts'
import { propertyForms } from './congruence-by-rigid-motions/properties.ts'
import { sequenceForms } from './congruence-by-rigid-motions/sequences.ts'
import { singleForms } from './congruence-by-rigid-motions/single.ts'

export const congruenceByRigidMotions = defineTopic(
  {
    id: 'congruence-by-rigid-motions',
    name: { en: 'Rigid motions and congruent figures', es: 'Movimientos rígidos y figuras congruentes' },
    description: {
      en: 'Describe the translations, reflections and rotations that move one figure exactly onto another.',
      es: 'Describe las traslaciones, reflexiones y rotaciones que llevan una figura exactamente sobre otra.',
    },
    domain: 'Geometry',
    standards: ['8.G.A.1', '8.G.A.1a', '8.G.A.1b', '8.G.A.1c', '8.G.A.2'],
    rev: 3,
    levels,
  },
  form => ({
    ...congruentForms(form),
    ...keptForms(form),
    ...singleForms(form),
    ...matchedForms(form),
    ...propertyForms(form),
    ...sequenceForms(form),
    ...missingForms(form),
  }),
)
