import {
  count,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  prose,
  statements,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { groupsWith, productOf } from '../../kit/facts/equal-groups.ts'
import { asGroups } from './groups.ts'
import type { levels } from './levels.ts'
import { isDrawn, PICTURE_NAMES, pictures, SLIPS } from './pictures.ts'

const FOUR_PICTURES = groupsWith(
  [3, 6],
  [3, 8],
  pair => (pair.groups + pair.each) % 2 === 1 && productOf(pair) >= 18 && productOf(pair) <= 36,
)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  whichPictureNot: form({
    levels: ['hard'],
    share: 2,
    draw: random => ({
      pair: random.evenly(FOUR_PICTURES),
      names: random.shuffle(PICTURE_NAMES),
      slip: random.pick(SLIPS),
    }),
    answer: figureChoice,
    solve: ({ pair, names, slip }): Figure => pictures[itemOf(names, 0)].draw(slip(pair)),
    mistakes: ({ pair, names }): Record<string, Figure> =>
      Object.fromEntries(names.slice(1).map(name => [name, pictures[name].draw(pair)])),
    ask: ({ pair: { groups, each } }) => {
      const product = times(groups, each)
      return {
        en: prose`Which picture does not show ${product}?`,
        es: prose`¿Qué dibujo no muestra ${product}?`,
      }
    },
    solution: ({ pair, names, slip }, answer) => {
      const wrong = slip(pair)
      const { noun } = pictures[itemOf(names, 0)]
      return [
        step(asGroups(pair), because.explain, {
          sentence: {
            en: line`Count the groups in each picture, and how many are in each group.`,
            es: line`Cuenta los grupos de cada dibujo y cuántos hay en cada grupo.`,
          },
        }),
        step(statements(times(wrong.groups, wrong.each)), because.explain, {
          sentence: {
            en: line`One picture shows ${count(wrong.groups, noun)} of ${wrong.each}.`,
            es: line`Un dibujo muestra ${count(wrong.groups, noun)} de ${wrong.each}.`,
          },
        }),
        step(figure(answer), because.explain, {
          sentence: {
            en: line`This is the picture that does not show ${times(pair.groups, pair.each)}.`,
            es: line`Este es el dibujo que no muestra ${times(pair.groups, pair.each)}.`,
          },
        }),
      ]
    },
    whyWrong: ({ pair: { groups, each }, names }) =>
      Object.fromEntries(
        names.slice(1).map(name => [
          name,
          {
            en: line`It shows ${count(groups, pictures[name].noun)} of ${each}.`,
            es: line`Muestra ${count(groups, pictures[name].noun)} de ${each}.`,
          },
        ]),
      ),
    check: (printed, answer) => !isDrawn(answer, printed.one('product').factors),
  }),
})
