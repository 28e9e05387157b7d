import { defineTopic } from '../../author.ts'
import { easyForms } from './pythagorean-word-problems-3d/easy.ts'
import { fitForms } from './pythagorean-word-problems-3d/fits.ts'
import { levels } from './pythagorean-word-problems-3d/levels.ts'
import { mediumForms } from './pythagorean-word-problems-3d/medium.ts'
import { solidForms } from './pythagorean-word-problems-3d/solids.ts'
import { twiceForms } from './pythagorean-word-problems-3d/twice.ts'

export const pythagoreanWordProblems3d = defineTopic(
  {
    id: 'pythagorean-word-problems-3d',
    name: {
      en: 'Pythagorean theorem word problems and 3-D figures',
      es: 'Problemas verbales con el teorema de Pitágoras y cuerpos geométricos',
    },
    description: {
      en: 'Find a right triangle in a real situation or solid and calculate an unknown length.',
      es: 'Busca un triángulo rectángulo en una situación real o un cuerpo geométrico y calcula una longitud desconocida.',
    },
    domain: 'Geometry',
    standards: ['8.G.B.7'],
    rev: 5,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...fitForms(form), ...solidForms(form), ...twiceForms(form) }),
)
