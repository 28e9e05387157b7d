import { defineTopic } from '../../author.ts'
import { easyForms } from './mass-volume-word-problems/easy.ts'
import { hardForms } from './mass-volume-word-problems/hard.ts'
import { levels } from './mass-volume-word-problems/levels.ts'
import { mediumForms } from './mass-volume-word-problems/medium.ts'

export const massVolumeWordProblems = defineTopic(
  {
    id: 'mass-volume-word-problems',
    name: { en: 'Mass and liquid volume word problems', es: 'Problemas verbales de masa y volumen' },
    description: {
      en: 'Solve stories about mass or liquid volume given in one metric unit, using any operation.',
      es: 'Resuelve problemas de masa o volumen de líquidos en una sola unidad métrica, con cualquier operación.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.A.2'],
    rev: 2,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
