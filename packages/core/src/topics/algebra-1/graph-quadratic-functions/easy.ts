import { both, evaluate, type FormMaker, figure, m, prose, sentenceChoice, table, tableCells } from '../../../author.ts'
import type { levels } from './levels.ts'
import { drawWithZeros, graphOf } from './parabola.ts'
import { curveOf, drawFormula, features, featuresOf, featureTable, fits } from './parts.ts'

const extremes = (isLowest: boolean, value: number, x: number) => ({
  key: `${isLowest ? 'minimum' : 'maximum'} ${value} at ${x}`,
  says: isLowest
    ? {
        en: prose`a minimum value of ${value} at ${m`x = ${x}`}`,
        es: prose`un valor mínimo de ${value} en ${m`x = ${x}`}`,
      }
    : {
        en: prose`a maximum value of ${value} at ${m`x = ${x}`}`,
        es: prose`un valor máximo de ${value} en ${m`x = ${x}`}`,
      },
})

export const easyForms = (form: FormMaker<typeof levels>) => ({
  readFeatures: form({
    levels: ['easy'],
    share: 3,
    instruction: features,
    draw: drawFormula,
    answer: tableCells,
    solve: featuresOf,
    ask: parabola => both([figure(graphOf(parabola)), table(featureTable([]))]),
    check: (printed, { blanks }) => fits(curveOf(printed), blanks),
  }),

  readExtreme: form({
    levels: ['easy'],
    instruction: {
      en: prose`What kind of value does the function have at its vertex?`,
      es: prose`¿Qué tipo de valor tiene la función en su vértice?`,
    },
    draw: random =>
      random.until(
        () => drawWithZeros(random),
        ({ h, k }) => h !== k,
      ),
    answer: sentenceChoice,
    solve: ({ twiceA, h, k }) => extremes(twiceA > 0, k, h),
    mistakes: ({ twiceA, h, k }) => ({
      otherKind: extremes(twiceA < 0, k, h),
      coordinatesSwapped: extremes(twiceA > 0, h, k),
      otherKindAndSwapped: extremes(twiceA < 0, h, k),
    }),
    ask: parabola => both(figure(graphOf(parabola))),
    check(printed, { key }) {
      const [kind, value, , x] = key.split(' ')
      const curve = curveOf(printed)
      const [here, left, right] = [0, -1, 1].map(d => evaluate(curve, { x: Number(x) + d }))
      const order = kind === 'minimum' ? 1 : -1
      return here!.equals(Number(value)) && left!.compare(here!) * order > 0 && right!.compare(here!) * order > 0
    },
  }),
})
