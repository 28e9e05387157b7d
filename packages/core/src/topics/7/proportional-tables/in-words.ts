import {
  answerStep,
  count,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  type Noun,
  prose,
  Ratio,
  type Sentence,
  sentenceChoice,
  statements,
  thing,
  type WhyWrong,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { type Kind, type Relation, relations } from './relations.ts'

type Said = Kind | 'grows'
const CHOICES: readonly Said[] = ['same', 'grows', 'fixed', 'changing']

const sayKind = (kind: Said, x: Noun): Sentence => ({
  key: kind,
  says: {
    same: {
      en: prose`Yes: the quotient of the two quantities is always the same.`,
      es: prose`Sí: el cociente de las dos cantidades es siempre el mismo.`,
    },
    grows: {
      en: prose`Yes: when one quantity changes, the other one changes too.`,
      es: prose`Sí: cuando una cantidad cambia, la otra también cambia.`,
    },
    fixed: {
      en: prose`No: there is already a fixed amount at the start.`,
      es: prose`No: al principio ya hay una cantidad fija.`,
    },
    changing: {
      en: prose`No: the change is not the same for each additional ${thing(x)}.`,
      es: prose`No: el cambio no es el mismo con cada ${thing(x)} adicional.`,
    },
  }[kind],
})

interface Told {
  readonly told: Relation
  readonly a: number
  readonly b: number
}
const quotientText = (y: number, x: number): Expr => {
  const value = Ratio.of(y, x)
  return equation(divide(y, x), value.isInteger || 100 % value.d !== 0 ? expr(value) : decimal(value))
}
/** The two pairs that are tried. */
function triedPairs({ told, a, b }: Told) {
  const [x, u] = told.tries
  return { x, u, y: told.value(x, a, b), v: told.value(u, a, b) }
}

/** What speaks against each of the other choices. */
function whyWrong(facts: Told): Readonly<Record<string, WhyWrong>> {
  const { x, u, y, v } = triedPairs(facts)
  const {
    told: { kind, x: unit },
  } = facts
  const [one, other] = [expr(Ratio.of(y, x)), expr(Ratio.of(v, u))]
  const unequal = {
    en: line`The two quotients, ${one} and ${other}, are not equal.`,
    es: line`Los dos cocientes, ${one} y ${other}, no son iguales.`,
  }
  return {
    same: unequal,
    grows:
      kind === 'same'
        ? {
            en: line`That both quantities change is not enough.`,
            es: line`No basta con que cambien las dos cantidades.`,
          }
        : {
            en: line`That both quantities change is not enough: the quotients would have to be equal.`,
            es: line`No basta con que cambien las dos cantidades: los cocientes tendrían que ser iguales.`,
          },
    fixed: {
      en: line`There is no fixed amount at the start.`,
      es: line`Al principio no hay ninguna cantidad fija.`,
    },
    changing: {
      en: line`The change is the same for each additional ${thing(unit)}.`,
      es: line`El cambio es el mismo con cada ${thing(unit)} adicional.`,
    },
  }
}

export const wordForms = (form: FormMaker<typeof levels>) => ({
  inWords: form({
    levels: ['medium'],
    kind: 'choose',
    draw(random): Told {
      const told = random.evenly(relations)
      return { told, a: random.pick(told.a), b: random.pick(told.b ?? [0]) }
    },
    answer: sentenceChoice,
    solve: ({ told }) => sayKind(told.kind, told.x),
    mistakes: ({ told }) =>
      Object.fromEntries(CHOICES.filter(kind => kind !== told.kind).map(kind => [kind, sayKind(kind, told.x)])),
    ask({ told, a, b }) {
      const { en, es } = told.says(a, b)
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution(facts, answer) {
      const { told } = facts
      const { x, u, y, v } = triedPairs(facts)
      return [
        explained(
          {
            kind: 'paragraph',
            content: [count(x, told.x), ' → ', count(y, told.y), '; ', count(u, told.x), ' → ', count(v, told.y)],
          },
          line`Find two pairs of values.`,
          line`Halla dos pares de valores.`,
        ),
        explained(
          statements(quotientText(y, x), quotientText(v, u)),
          y * u === v * x
            ? line`Divide in both pairs: the quotients are equal.`
            : line`Divide in both pairs: the quotients are not equal.`,
          y * u === v * x
            ? line`Divide en los dos pares: los cocientes son iguales.`
            : line`Divide en los dos pares: los cocientes no son iguales.`,
        ),
        answerStep(
          answer.says,
          {
            same: { en: line`Every pair has this quotient.`, es: line`Todos los pares tienen ese cociente.` },
            fixed: {
              en: line`Each additional ${thing(told.x)} adds the same amount, but there is already a fixed amount at the start.`,
              es: line`Cada ${thing(told.x)} adicional suma lo mismo, pero al principio ya hay una cantidad fija.`,
            },
            changing: {
              en: line`With equal changes and no fixed amount, the quotients would be equal.`,
              es: line`Con cambios iguales y sin una cantidad fija, los cocientes serían iguales.`,
            },
          }[told.kind],
        ),
      ]
    },
    whyWrong,
    // The relation that is told, tried at four places.
    check(printed, { key }) {
      const roles = printed.terms('role').map(({ of }) => evaluate(of.kind === 'quantity' ? of.amount : of).toNumber())
      const told = relations.find(({ says }) => Object.values(says(1, 1)).some(said => wordsOf(said) === printed.text))
      if (!told) return false
      // A number that is not printed does not matter.
      const [a, b] = [roles[0] ?? itemOf(told.a, 0), roles[1] ?? itemOf(told.b ?? [0], 0)]
      const quotients = [1, 2, 3, 12].map(x => told.value(x, a, b) / x)
      const steps = [1, 2, 11].map(x => told.value(x + 1, a, b) - told.value(x, a, b))
      if (quotients.every(value => Math.abs(value - itemOf(quotients, 0)) < 1e-9)) return key === 'same'
      return key === (steps.every(step => step === steps[0]) ? 'fixed' : 'changing')
    },
  }),
})
const wordsOf = (sentence: readonly Inline[]) => sentence.filter(item => typeof item === 'string').join(' ')
