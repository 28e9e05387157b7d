import {
  answerStep,
  blank,
  both,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  expr,
  type FormMaker,
  isTrue,
  line,
  minus,
  name,
  numberList,
  over,
  people,
  prose,
  Ratio,
  rational,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { comparesTheSides, comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import {
  dividedUnits,
  divisionOf,
  quotientOf,
  UNIT_KINDS,
  type UnitDivision,
  type UnitKind,
  unitOf,
} from '../../kit/fractions/unit-division.ts'
import type { levels } from './levels.ts'
import { dividesBack, divisionIn, drawDivision } from './parts.ts'
import { type UnitStory, unitStories } from './stories.ts'

const MISSING = ['whole', 'unit divisor', 'whole divisor', 'unit'] as const
type Missing = (typeof MISSING)[number]
const kindOf = (missing: Missing): UnitKind =>
  missing === 'whole' || missing === 'unit divisor' ? 'whole by unit' : 'unit by whole'

const storyChoice = (
  story: UnitStory,
  told: Exclude<keyof UnitStory, 'denominators'>,
  { whole, d }: UnitDivision,
): Sentence => ({
  key: told,
  says: story[told]({ whole, d }),
})
const TOLD = ['whole by unit', 'unit by whole', 'multiply', 'subtract'] as const
/** What each kind of story asks for. */
const askedBy = ({ whole, d }: UnitDivision, told: (typeof TOLD)[number]): Expr =>
  told === 'multiply'
    ? times(whole, Ratio.of(1, d))
    : told === 'subtract'
      ? minus(whole, Ratio.of(1, d))
      : divisionOf({ whole, d }, told)

/** What somebody gets who makes a mistake, and what it is. */
const SLIPS = ['multiplied', 'exchanged', 'added', 'one-left-out'] as const
type Slip = (typeof SLIPS)[number]
const slipOf = ({ whole, d }: UnitDivision, kind: UnitKind, slip: Slip): Ratio => {
  const isWhole = kind === 'whole by unit'
  switch (slip) {
    case 'multiplied':
      return Ratio.of(whole, d)
    case 'exchanged':
      return isWhole ? Ratio.of(1, whole * d) : Ratio.of(whole * d)
    case 'added':
      return isWhole ? Ratio.of(whole + d) : Ratio.of(1, whole + d)
    default:
      return isWhole ? Ratio.of(d) : Ratio.of(1, whole)
  }
}
/** The calculation that a slip makes. */
const slipWork = ({ whole, d }: UnitDivision, kind: UnitKind, slip: Slip): Expr => {
  const [isWhole, unit] = [kind === 'whole by unit', over(1, d)]
  switch (slip) {
    case 'multiplied':
      return isWhole ? times(whole, unit) : times(unit, whole)
    case 'exchanged':
      return isWhole ? divide(unit, whole) : divide(whole, unit)
    case 'added':
      return isWhole ? sum(whole, d) : over(1, sum(whole, d))
    default:
      return isWhole ? divide(1, unit) : divide(1, whole)
  }
}
const slipSaid = ({ whole, d }: UnitDivision, kind: UnitKind, slip: Slip, who: ReturnType<typeof name>): Sentence => {
  const isWhole = kind === 'whole by unit'
  const says: Record<Slip, Sentence['says']> = {
    multiplied: { en: prose`${who} multiplied the two numbers.`, es: prose`${who} multiplicó los dos números.` },
    exchanged: {
      en: prose`${who} divided the divisor by the dividend.`,
      es: prose`${who} dividió el divisor entre el dividendo.`,
    },
    added: {
      en: prose`${who} added ${whole} and ${d} instead of multiplying them.`,
      es: prose`${who} sumó ${whole} y ${d} en vez de multiplicarlos.`,
    },
    'one-left-out': isWhole
      ? { en: prose`${who} counted the parts of only 1 whole.`, es: prose`${who} contó las partes de 1 solo entero.` }
      : {
          en: prose`${who} divided 1 whole, not ${Ratio.of(1, d)}, by ${whole}.`,
          es: prose`${who} dividió entre ${whole} un entero, y no ${Ratio.of(1, d)}.`,
        },
  }
  return { key: slip, says: says[slip] }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  missingNumber: form({
    levels: ['hard'],
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    draw: (random, level) => ({
      missing: random.evenly(MISSING),
      // A 10 would be seen at once.
      ...random.until(
        () => drawDivision(random, level, { least: 35 }),
        ({ whole, d }) => whole < 10 && d < 10,
      ),
    }),
    answer: rational,
    solve: ({ missing, whole, d }) => (missing.startsWith('whole') ? Ratio.of(whole) : Ratio.of(1, d)),
    ask({ missing, ...division }) {
      const [whole, unit] = [expr(division.whole), expr(unitOf(division))]
      const gap = blank(3)
      const work: Record<Missing, Expr> = {
        whole: divide(gap, unit),
        'unit divisor': divide(whole, gap),
        'whole divisor': divide(unit, gap),
        unit: divide(gap, whole),
      }
      return both(equation(work[missing], quotientOf(division, kindOf(missing))))
    },
    solution({ missing, ...division }, answer) {
      const { whole, d } = division
      const kind = kindOf(missing)
      const found = answerStep(
        equation(divisionOf(division, kind), quotientOf(division, kind)),
        missing.startsWith('whole')
          ? { en: line`The missing number is ${answer}.`, es: line`El número que falta es ${answer}.` }
          : {
              en: line`The denominator is ${d}: the missing number is ${answer}.`,
              es: line`El denominador es ${d}: el número que falta es ${answer}.`,
            },
      )
      const product = step(
        equation(divide(whole * d, missing.startsWith('whole') ? d : whole), missing.startsWith('whole') ? whole : d),
        because.explain,
        {
          sentence: {
            whole: {
              en: line`The quotient is ${d} times the whole number. Divide it by ${d}.`,
              es: line`El cociente es ${d} veces el número entero. Divídelo entre ${d}.`,
            },
            'unit divisor': {
              en: line`The quotient is ${whole} times the number of parts in 1 whole. Divide it by ${whole}.`,
              es: line`El cociente es ${whole} veces el número de partes de 1 entero. Divídelo entre ${whole}.`,
            },
            'whole divisor': {
              en: line`The denominator of the quotient is ${d} times the divisor. Divide it by ${d}.`,
              es: line`El denominador del cociente es ${d} veces el divisor. Divídelo entre ${d}.`,
            },
            unit: {
              en: line`The denominator of the quotient is ${whole} times that of the dividend. Divide it by ${whole}.`,
              es: line`El denominador del cociente es ${whole} veces el del dividendo. Divídelo entre ${whole}.`,
            },
          }[missing],
        },
      )
      return [product, found]
    },
    check: (printed, answer) => exact(answer).n !== 0 && isTrue(filled(printed.one('relation'), answer)),
  }),

  bothKinds: form({
    levels: ['hard'],
    instruction: { en: prose`Divide.`, es: prose`Divide.` },
    draw: (random, level) => ({ turned: random.evenly([false, true]), ...drawDivision(random, level, { least: 24 }) }),
    answer: numberList,
    solve: ({ turned, ...division }) => inOrder(turned).map(kind => quotientOf(division, kind)),
    ask: ({ turned, ...division }) => both(inOrder(turned).map(kind => equation(divisionOf(division, kind), blank(3)))),
    namedAnswer({ turned, ...division }) {
      const both = statements(
        ...inOrder(turned).map(kind => equation(divisionOf(division, kind), quotientOf(division, kind))),
      )
      return { en: both, es: both }
    },
    solution: ({ turned, ...division }) => inOrder(turned).flatMap(kind => dividedUnits(division, kind)),
    check(printed, answer) {
      const divisions = printed.all('quotient').filter(({ sign }) => sign)
      const [first, second] = tupleOf(answer, 2)
      const [one, other] = tupleOf(divisions, 2)
      return dividesBack(one, first) && dividesBack(other, second)
    },
  }),

  compareQuotients: form({
    levels: ['hard'],
    instruction: { en: prose`Write <, >, or =.`, es: prose`Escribe <, > o =.` },
    draw(random, level) {
      const kind = random.evenly(UNIT_KINDS)
      const size = random.evenly(['less', 'equal', 'greater'] as const)
      return random.until(
        () => {
          const [left, right] = [drawDivision(random, level, { least: 24 }), drawDivision(random, level, { least: 24 })]
          return { kind, left, right: size === 'equal' ? { whole: left.d, d: left.whole } : right }
        },
        ({ left, right }) =>
          left.whole !== right.whole &&
          left.d !== right.d &&
          // Neither side has both of the greater numbers.
          (left.whole - right.whole) * (left.d - right.d) < 0 &&
          Math.abs(left.whole * left.d - right.whole * right.d) < 15 &&
          comparisonOf(quotientOf(left, kind), quotientOf(right, kind)) === size,
      )
    },
    answer: comparison,
    solve: ({ kind, left, right }) => comparisonOf(quotientOf(left, kind), quotientOf(right, kind)),
    ask({ kind, left, right }) {
      const sides = prose`${divisionOf(left, kind)} ____ ${divisionOf(right, kind)}`
      return { en: sides, es: sides }
    },
    solution({ kind, left, right }, answer) {
      const [a, b] = [quotientOf(left, kind), quotientOf(right, kind)]
      const worked = [left, right].map(side =>
        kind === 'whole by unit'
          ? equation(equation(divisionOf(side, kind), times(side.whole, side.d)), quotientOf(side, kind))
          : equation(equation(divisionOf(side, kind), over(1, times(side.d, side.whole))), quotientOf(side, kind)),
      )
      return [
        step(statements(...worked), because.workOutEachSide),
        step(relation(a, comparisonSigns[answer], b), because.explain, {
          sentence:
            kind === 'whole by unit'
              ? a.compare(b) === 0
                ? { en: line`Both quotients are ${a}.`, es: line`Los dos cocientes son ${a}.` }
                : { en: line`Compare the quotients, ${a} and ${b}.`, es: line`Compara los cocientes, ${a} y ${b}.` }
              : {
                  en: line`Compare the quotients: more equal parts are smaller parts.`,
                  es: line`Compara los cocientes: si hay más partes iguales, son más pequeñas.`,
                },
        }),
      ]
    },
    check: comparesTheSides,
  }),

  whichStory: form({
    levels: ['hard'],
    draw(random, level) {
      const kind = random.evenly(UNIT_KINDS)
      const story = random.evenly(unitStories)
      const division = random.until(
        () => ({ whole: random.int(...level.wholes), d: random.pick(story.denominators) }),
        ({ whole, d }) => whole !== d && whole * d >= 24,
      )
      return { kind, story, division }
    },
    answer: sentenceChoice,
    solve: ({ kind, story, division }) => storyChoice(story, kind, division),
    mistakes: ({ kind, story, division }) =>
      Object.fromEntries(TOLD.filter(told => told !== kind).map(told => [told, storyChoice(story, told, division)])),
    ask({ kind, division }) {
      const work = divisionOf(division, kind)
      return { en: prose`Which story fits ${work}?`, es: prose`¿Qué historia corresponde a ${work}?` }
    },
    solution({ kind, division }, { says }) {
      const { whole } = division
      const unit = unitOf(division)
      return [
        step(divisionOf(division, kind), because.explain, {
          sentence:
            kind === 'whole by unit'
              ? {
                  en: line`${whole} wholes are divided into parts of ${unit}: how many parts are there?`,
                  es: line`${whole} enteros se dividen en partes de ${unit}: ¿cuántas partes hay?`,
                }
              : {
                  en: line`${unit} of a whole is divided into ${whole} equal parts: how large is each part?`,
                  es: line`${unit} de un entero se divide en ${whole} partes iguales: ¿de qué tamaño es cada parte?`,
                },
        }),
        answerStep(says, {
          en: line`This story asks for ${divisionOf(division, kind)}.`,
          es: line`Esta historia pide ${divisionOf(division, kind)}.`,
        }),
      ]
    },
    whyWrong: ({ kind, division }) =>
      Object.fromEntries(
        TOLD.filter(told => told !== kind).map(told => [
          told,
          {
            en: line`This story asks for ${askedBy(division, told)}.`,
            es: line`Esta historia pide ${askedBy(division, told)}.`,
          },
        ]),
      ),
    // A quotient above 1 counts parts; one below 1 is a part.
    check(printed, { key }) {
      return key === (evaluate(divisionIn(printed)).compare(1) > 0 ? 'whole by unit' : 'unit by whole')
    },
  }),

  whatWentWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: (random, level) => ({
      kind: random.evenly(UNIT_KINDS),
      slip: random.evenly(SLIPS),
      who: random.pick(people),
      division: random.until(
        () => drawDivision(random, level, { least: 24 }),
        ({ whole, d }) => Ratio.of(whole, d).d === d,
      ),
    }),
    answer: sentenceChoice,
    solve: ({ kind, slip, who, division }) => slipSaid(division, kind, slip, name(who)),
    mistakes: ({ kind, slip, who, division }) =>
      Object.fromEntries(SLIPS.filter(own => own !== slip).map(own => [own, slipSaid(division, kind, own, name(who))])),
    ask({ kind, slip, who, division }) {
      const [work, claim] = [divisionOf(division, kind), role('claim', slipOf(division, kind, slip))]
      return {
        en: prose`${name(who)} works out ${work} and writes ${claim}. What is the mistake?`,
        es: prose`${name(who)} calcula ${work} y escribe ${claim}. ¿Cuál es el error?`,
      }
    },
    solution: ({ kind, slip, division }, { says }) => [
      ...dividedUnits(division, kind),
      // Where one whole is divided, the right solution says it already.
      ...(slip === 'one-left-out'
        ? []
        : [
            explainedBy(equation(slipWork(division, kind, slip), slipOf(division, kind, slip)), {
              en: line`The wrong answer comes from this calculation.`,
              es: line`La respuesta incorrecta sale de este cálculo.`,
            }),
          ]),
      answerStep(says, {
        en: line`With this mistake, the result is ${slipOf(division, kind, slip)}.`,
        es: line`Con este error, el resultado es ${slipOf(division, kind, slip)}.`,
      }),
    ],
    whyWrong: ({ kind, slip, division }) =>
      Object.fromEntries(
        SLIPS.filter(own => own !== slip).map(own => [
          own,
          explained(
            equation(slipWork(division, kind, own), slipOf(division, kind, own)),
            line`This mistake gives ${slipOf(division, kind, own)}, not ${slipOf(division, kind, slip)}.`,
            line`Este error da ${slipOf(division, kind, own)}, no ${slipOf(division, kind, slip)}.`,
          ),
        ]),
      ),
    check(printed, { key }) {
      const division = divisionIn(printed)
      if (division.kind !== 'quotient') return false
      const [a, b, claim] = [evaluate(division.over), evaluate(division.under), printed.role('claim')]
      // The terms of both numbers, whichever is the unit fraction.
      const [whole, d] = a.isInteger ? [a.n, b.d] : [b.n, a.d]
      const found: Readonly<Record<string, Ratio>> = {
        multiplied: a.times(b),
        exchanged: b.over(a),
        added: a.isInteger ? Ratio.of(whole).plus(d) : Ratio.of(whole).plus(d).power(-1),
        'one-left-out': a.isInteger ? Ratio.of(1).over(b) : Ratio.of(1).over(whole),
      }
      return found[key]?.equals(claim) === true
    },
  }),
})

const inOrder = (turned: boolean): readonly UnitKind[] => (turned ? [...UNIT_KINDS].reverse() : UNIT_KINDS)
