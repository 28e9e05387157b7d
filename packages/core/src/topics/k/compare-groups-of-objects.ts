import { defineTopic } from '../../author.ts'
import { easyForms } from './compare-groups-of-objects/easy.ts'
import { hardForms } from './compare-groups-of-objects/hard.ts'
import { levels } from './compare-groups-of-objects/levels.ts'
import { mediumForms } from './compare-groups-of-objects/medium.ts'

export const compareGroupsOfObjects = defineTopic(
  {
    id: 'compare-groups-of-objects',
    name: { en: 'Compare groups: more, fewer, same', es: 'Comparar grupos: más, menos o igual' },
    description: {
      en: 'Decide which group has more, which has fewer, or whether both have the same number.',
      es: 'Decide qué grupo tiene más, cuál tiene menos o si ambos tienen la misma cantidad.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.C.6'],
    levels,
    rev: 6,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
