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
  formulaChoice,
  join,
  line,
  percent,
  percentage,
  prose,
  quantity,
  type Random,
  Ratio,
  rational,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  times,
  type WhyWrong,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  CASES,
  type Case,
  holds,
  ODD,
  type Percent,
  partOf,
  proportionSteps,
  shown,
  unknownOf,
  wholeFor,
  X,
} from './cases.ts'
import type { levels } from './levels.ts'
import {
  askPart,
  askPercent,
  askWhole,
  endPart,
  endPercent,
  endWhole,
  letX,
  mediumSettings,
  type Setting,
  tellPart,
  tellPercent,
  tellWhole,
} from './settings.ts'

interface Asked extends Percent {
  readonly asked: Case
}
/** Any whole percent to 150, or with .5; parts have one decimal at the most. */
function drawBare(random: Random): Asked {
  const asked = random.evenly(CASES)
  return random.until(
    () => {
      const kind = random.int(1, 6)
      const rate =
        kind === 1
          ? Ratio.of(2 * random.int(3, 45) + 1, 2)
          : kind === 2
            ? Ratio.of(random.pick([110, 112, 115, 116, 120, 124, 125, 128, 130, 135, 140, 144, 145, 148]))
            : Ratio.of(random.pick(ODD))
      return { asked, rate, whole: random.int(4, 90) * random.pick([2, 4, 5, 5]) }
    },
    facts => 10 % partOf(facts).d === 0 && facts.whole !== 100 && partOf(facts).compare(2) > 0,
  )
}
function drawStory(random: Random, first: number) {
  const setting = random.evenly(startingAt(mediumSettings, first))
  return random.until(
    () => {
      const rate = random.pick(ODD)
      return { setting, rate: Ratio.of(rate), whole: wholeFor(random, rate, setting.range) }
    },
    ({ whole }) => whole > 0 && whole !== 100,
  )
}
const asDecimal = (rate: Ratio) => decimal(rate.over(100))
/** Right and wrong equations with x, by what is asked. */
function equationsOf({ asked, rate, whole }: Asked) {
  const part = shown(partOf({ rate, whole }))
  const factor = asDecimal(rate)
  const all = {
    part: equation(X, times(factor, whole)),
    whole: equation(join(factor, X), part),
    percent: equation(join(expr(whole), X), part),
  }
  const wrong = {
    part: {
      divided: equation(join(factor, X), whole),
      noDecimal: equation(X, times(shown(rate), whole)),
      turned: equation(join(expr(whole), X), factor),
    },
    whole: {
      multiplied: equation(X, times(factor, part)),
      noDecimal: equation(join(shown(rate), X), part),
      turned: equation(join(part, X), factor),
    },
    percent: {
      turned: equation(whole, join(part, X)),
      multiplied: equation(X, times(part, whole)),
      divided: equation(divide(X, whole), part),
    },
  }
  return { right: all[asked], wrong: wrong[asked] }
}
/** What is wrong with each of the wrong equations. */
function wrongSaid({ asked, rate }: Asked): Readonly<Record<string, WhyWrong>> {
  const factor = asDecimal(rate)
  const noDecimal = {
    en: line`It has ${shown(rate)} in place of ${factor}.`,
    es: line`Tiene ${shown(rate)} en lugar de ${factor}.`,
  }
  const turned = { en: line`It uses ${factor} as the part.`, es: line`Usa ${factor} como la parte.` }
  return {
    part: {
      divided: { en: line`It uses the whole as the part.`, es: line`Usa el total como la parte.` },
      noDecimal,
      turned,
    },
    whole: {
      multiplied: { en: line`It uses the part as the whole.`, es: line`Usa la parte como el total.` },
      noDecimal,
      turned,
    },
    percent: {
      turned: {
        en: line`The part and the whole are switched.`,
        es: line`La parte y el total están intercambiados.`,
      },
      multiplied: {
        en: line`It multiplies the part and the whole.`,
        es: line`Multiplica la parte y el total.`,
      },
      divided: { en: line`It divides x by the whole.`, es: line`Divide x entre el total.` },
    },
  }[asked]
}
const askOf = (setting: Setting, asked: Case) =>
  asked === 'part' ? askPart(setting) : asked === 'percent' ? askPercent(setting) : askWhole(setting)
const tellOf = (setting: Setting, { asked, rate, whole }: Asked) => {
  const part = partOf({ rate, whole })
  return asked === 'part'
    ? tellPart(setting, role('rate', percent(rate)), role('whole', count(whole, setting.noun)))
    : asked === 'percent'
      ? tellPercent(setting, role('part', expr(part)), role('whole', count(whole, setting.noun)))
      : tellWhole(setting, role('rate', percent(rate)), role('part', expr(part)))
}
const SLIPS = ['otherCase', 'noHundred', 'turned'] as const
const MEANS: Readonly<Record<Case, Readonly<Record<(typeof SLIPS)[number], Sentence>>>> = {
  part: {
    otherCase: {
      key: 'otherCase',
      says: { en: prose`The whole was divided by the percent.`, es: prose`Se dividió el total entre el porcentaje.` },
    },
    noHundred: {
      key: 'noHundred',
      says: {
        en: prose`The percent was divided by 10, not by 100.`,
        es: prose`El porcentaje se dividió entre 10 y no entre 100.`,
      },
    },
    turned: {
      key: 'turned',
      says: { en: prose`The percent was subtracted from the whole.`, es: prose`Se restó el porcentaje del total.` },
    },
  },
  percent: {
    otherCase: {
      key: 'otherCase',
      says: { en: prose`The part was subtracted from the whole.`, es: prose`Se restó la parte del total.` },
    },
    noHundred: {
      key: 'noHundred',
      says: {
        en: prose`The quotient was multiplied by 10, not by 100.`,
        es: prose`El cociente se multiplicó por 10 y no por 100.`,
      },
    },
    turned: {
      key: 'turned',
      says: { en: prose`The whole was divided by the part.`, es: prose`Se dividió el total entre la parte.` },
    },
  },
  whole: {
    otherCase: {
      key: 'otherCase',
      says: {
        en: prose`The part was multiplied by the percent.`,
        es: prose`Se multiplicó la parte por el porcentaje.`,
      },
    },
    noHundred: {
      key: 'noHundred',
      says: {
        en: prose`The percent was divided by 10, not by 100.`,
        es: prose`El porcentaje se dividió entre 10 y no entre 100.`,
      },
    },
    turned: {
      key: 'turned',
      says: { en: prose`The percent was added to the part.`, es: prose`Se sumó el porcentaje a la parte.` },
    },
  },
}

/** The wrong answer as it is printed. */
const madeShown = (asked: Case, slip: (typeof SLIPS)[number], facts: Percent): Expr =>
  asked === 'percent' ? percent(shown(madeOf(asked, slip, facts))) : shown(madeOf(asked, slip, facts))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    draw: drawBare,
    answer: rational,
    solve: facts => shown(unknownOf(facts.asked, facts)),
    ask: facts => {
      const { asked, rate, whole } = facts
      const part = role('part', shown(partOf(facts)))
      const [p, w] = [role('rate', percent(shown(rate))), role('whole', whole)]
      return asked === 'part'
        ? { en: prose`${p} of ${w} is ____.`, es: prose`El ${p} de ${w} es ____.` }
        : asked === 'percent'
          ? { en: prose`____% of ${w} is ${part}.`, es: prose`El ____% de ${w} es ${part}.` }
          : { en: prose`${p} of ____ is ${part}.`, es: prose`El ${p} de ____ es ${part}.` }
    },
    solution: facts => proportionSteps(facts.asked, facts),
    check(printed, answer) {
      const names = printed.terms('role').map(({ name }) => name)
      const value = (name: string) => (names.includes(name) ? printed.role(name) : evaluate(expr(answer)))
      const rate = names.includes('rate') ? printed.role('rate').times(100) : evaluate(expr(answer))
      return holds(value('part'), rate, value('whole'))
    },
  }),

  whichEquation: form({
    levels: ['medium'],
    draw: (random): Asked & { readonly setting: Setting } => ({ asked: random.evenly(CASES), ...drawStory(random, 0) }),
    answer: formulaChoice,
    solve: facts => equationsOf(facts).right,
    mistakes: facts => equationsOf(facts).wrong,
    ask: facts => {
      const { setting, asked } = facts
      return paragraph(tellOf(setting, facts), letX(setting, asked), {
        en: line`Which equation is correct?`,
        es: line`¿Qué ecuación es correcta?`,
      })
    },
    solution: (facts, answer) => {
      const { asked, rate, whole } = facts
      const part = shown(partOf(facts))
      return [
        asked === 'percent'
          ? explained(
              statements(part, expr(whole)),
              line`Here ${part} is the part and ${whole} is the whole. The percent is not known.`,
              line`Aquí ${part} es la parte y ${whole} es el total. No se conoce el porcentaje.`,
            )
          : explained(
              equation(percent(rate), asDecimal(rate)),
              asked === 'part'
                ? line`Write the percent as a decimal. The whole is ${whole}; the part is not known.`
                : line`Write the percent as a decimal. The part is ${part}; the whole is not known.`,
              asked === 'part'
                ? line`Escribe el porcentaje como decimal. El total es ${whole}; no se conoce la parte.`
                : line`Escribe el porcentaje como decimal. La parte es ${part}; no se conoce el total.`,
            ),
        answerStep(formulaChoice.show(answer), {
          en: line`Percent as a decimal × whole = part.`,
          es: line`Porcentaje en forma decimal × total = parte.`,
        }),
      ]
    },
    whyWrong: wrongSaid,
    // The value that fits the story makes the equation true.
    check(printed, answer) {
      const item = expr(answer)
      const names = printed.terms('role').map(({ name }) => name)
      const value = (name: string) => (names.includes(name) ? printed.role(name) : null)
      const [part, rate, whole] = [value('part'), value('rate'), value('whole')]
      const x =
        part && whole
          ? part.over(whole)
          : rate && whole
            ? rate.times(whole)
            : part && rate
              ? part.over(rate)
              : Ratio.of(0)
      return item.kind === 'relation' && evaluate(item.left, { x }).equals(evaluate(item.right, { x }))
    },
  }),

  numberStory: form({
    levels: ['medium'],
    kind: 'story',
    draw: (random): Asked & { readonly setting: Setting } => ({
      asked: 'whole',
      ...drawStory(random, 3),
    }),
    answer: quantity,
    solve: facts => count(unknownOf(facts.asked, facts), facts.setting.noun),
    ask: facts => paragraph(tellOf(facts.setting, facts), askOf(facts.setting, facts.asked)),
    solution: (facts, answer) => [
      ...proportionSteps(facts.asked, facts),
      answerStep(alone(answer), facts.asked === 'part' ? endPart(facts.setting, answer) : endWhole(answer)),
    ],
    check(printed, { amount }) {
      const isPart = printed.terms('role').some(({ name }) => name === 'whole')
      return isPart
        ? holds(amount, printed.role('rate').times(100), printed.role('whole'))
        : holds(printed.role('part'), printed.role('rate').times(100), amount)
    },
  }),

  percentStory: form({
    levels: ['medium'],
    kind: 'story',
    draw: (random): Asked & { readonly setting: Setting } => ({ asked: 'percent', ...drawStory(random, 4) }),
    answer: percentage,
    solve: ({ rate }) => expr(rate),
    ask: facts => paragraph(tellOf(facts.setting, facts), askPercent(facts.setting)),
    solution: facts => [
      ...proportionSteps('percent', facts),
      answerStep(percent(facts.rate), endPercent(facts.setting, percent(facts.rate))),
    ],
    check: (printed, answer) => holds(printed.role('part'), answer, printed.role('whole')),
  }),

  whatWentWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => {
      const asked = random.evenly(CASES)
      return {
        asked,
        slip: random.evenly(SLIPS),
        ...random.pick(slippable(asked)),
      }
    },
    answer: sentenceChoice,
    solve: ({ asked, slip }) => MEANS[asked][slip],
    mistakes: ({ asked, slip }) =>
      Object.fromEntries(SLIPS.filter(other => other !== slip).map(other => [other, MEANS[asked][other]])),
    ask(facts) {
      const { asked, slip, rate, whole } = facts
      const made = role('made', shown(madeOf(asked, slip, facts)))
      const part = role('part', shown(partOf(facts)))
      const [p, w] = [role('rate', percent(rate)), role('whole', whole)]
      return asked === 'part'
        ? {
            en: prose`A student says that ${p} of ${w} is ${made}. What was the mistake?`,
            es: prose`Un estudiante dice que el ${p} de ${w} es ${made}. ¿Cuál fue el error?`,
          }
        : asked === 'percent'
          ? {
              en: prose`A student says that ${part} is ${role('made', percent(shown(madeOf(asked, slip, facts))))} of ${w}. What was the mistake?`,
              es: prose`Un estudiante dice que ${part} es el ${role('made', percent(shown(madeOf(asked, slip, facts))))} de ${w}. ¿Cuál fue el error?`,
            }
          : {
              en: prose`A student says that ${part} is ${p} of ${made}. What was the mistake?`,
              es: prose`Un estudiante dice que ${part} es el ${p} de ${made}. ¿Cuál fue el error?`,
            }
    },
    key: facts => {
      const right = shown(unknownOf(facts.asked, facts))
      const value = facts.asked === 'percent' ? percent(right) : right
      return { en: prose`It should be ${value}.`, es: prose`Debe ser ${value}.` }
    },
    solution: (facts, answer) => [
      ...proportionSteps(facts.asked, facts),
      answerStep(answer.says, {
        en: line`The student found ${workOf(facts.asked, facts.slip, facts)}.`,
        es: line`El estudiante halló ${workOf(facts.asked, facts.slip, facts)}.`,
      }),
    ],
    whyWrong: facts =>
      Object.fromEntries(
        SLIPS.filter(other => other !== facts.slip).map(other => {
          const made = workOf(facts.asked, other, facts)
          const said = madeShown(facts.asked, facts.slip, facts)
          return [
            other,
            explained(
              made,
              line`The student’s answer is not this but ${said}.`,
              line`La respuesta del estudiante no es esta, sino ${said}.`,
            ),
          ] as const
        }),
      ),
    check(printed, { key }) {
      const names = printed.terms('role').map(({ name }) => name)
      const value = (name: string) => (names.includes(name) ? printed.role(name) : null)
      const [part, rate, whole] = [value('part'), value('rate'), value('whole')]
      const made = printed.role('made')
      const all: Readonly<Record<string, Ratio>> =
        rate && whole
          ? {
              otherCase: whole.over(rate),
              noHundred: whole.times(rate).times(10),
              turned: whole.minus(rate.times(100)),
            }
          : part && rate
            ? { otherCase: part.times(rate), noHundred: part.over(rate.times(10)), turned: part.plus(rate.times(100)) }
            : part && whole
              ? {
                  otherCase: whole.minus(part).over(100),
                  noHundred: part.over(whole).over(10),
                  turned: whole.over(part).over(100),
                }
              : {}
      return all[key]?.equals(made) === true
    },
  }),
})
/** What a pupil with this mistake finds. */
function madeOf(asked: Case, slip: (typeof SLIPS)[number], { rate, whole }: Percent): Ratio {
  const part = partOf({ rate, whole })
  return {
    part: {
      otherCase: Ratio.of(whole).over(rate.over(100)),
      noHundred: rate.over(10).times(whole),
      turned: Ratio.of(whole).minus(rate),
    },
    percent: {
      otherCase: Ratio.of(whole).minus(part),
      noHundred: part.over(whole).times(10),
      turned: Ratio.of(whole).over(part),
    },
    whole: { otherCase: part.times(rate.over(100)), noHundred: part.over(rate.over(10)), turned: part.plus(rate) },
  }[asked][slip]
}
function workOf(asked: Case, slip: (typeof SLIPS)[number], percentOf: Percent) {
  const { rate, whole } = percentOf
  const part = shown(partOf(percentOf))
  const made = shown(madeOf(asked, slip, percentOf))
  const factor = asDecimal(rate)
  const tenth = shown(rate.over(10))
  const work = {
    part: {
      otherCase: divide(whole, factor),
      noHundred: times(tenth, whole),
      turned: minusOf(expr(whole), expr(rate)),
    },
    percent: {
      otherCase: minusOf(expr(whole), part),
      noHundred: times(divide(part, whole), 10),
      turned: divide(whole, part),
    },
    whole: { otherCase: times(factor, part), noHundred: divide(part, tenth), turned: sumOf(part, expr(rate)) },
  }[asked][slip]
  return equation(work, made)
}
const minusOf = (one: ReturnType<typeof expr>, other: ReturnType<typeof expr>) => ({
  kind: 'sum' as const,
  terms: [one, { kind: 'negative' as const, of: other }],
})
const sumOf = (one: ReturnType<typeof expr>, other: ReturnType<typeof expr>) => ({
  kind: 'sum' as const,
  terms: [one, other],
})
/** Percents of which each mistake gives another short number. */
const slippableKnown = new Map<Case, readonly Percent[]>()
function slippable(asked: Case): readonly Percent[] {
  const known = slippableKnown.get(asked)
  if (known) return known
  const wholes = Array.from({ length: 37 }, (_, i) => 40 + 10 * i).filter(whole => whole !== 100)
  const found = ODD.filter(rate => rate > 10)
    .flatMap(rate => wholes.map((whole): Percent => ({ rate: Ratio.of(rate), whole })))
    .filter(
      one =>
        partOf(one).isInteger &&
        partOf(one).compare(one.rate) !== 0 &&
        SLIPS.every(slip => 100 % madeOf(asked, slip, one).d === 0 && madeOf(asked, slip, one).compare(0) > 0) &&
        new Set([unknownOf(asked, one), ...SLIPS.map(slip => madeOf(asked, slip, one))].map(String)).size === 4,
    )
  slippableKnown.set(asked, found)
  return found
}
