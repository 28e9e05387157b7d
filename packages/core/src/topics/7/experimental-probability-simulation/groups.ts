import {
  answerStep,
  type Block,
  count,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  fractionInLowestTerms,
  gcd,
  line,
  name,
  noun,
  over,
  type Person,
  type Printed,
  people,
  percent,
  prose,
  quantity,
  type Random,
  Ratio,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  table,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { digitsSaid } from './hard.ts'
import type { levels } from './levels.ts'
import { FRACTION, type Said } from './said.ts'
import { type EventName, type Simulated, simulated } from './simulated.ts'

/** Groups of random digits; those below k count. */
interface Groups {
  readonly setting: Simulated
  readonly k: number
  readonly size: 2 | 3
  readonly groups: readonly string[]
  readonly event: EventName
}
const EVENTS: readonly EventName[] = ['atLeastOne', 'all', 'exactlyOne']
const hitsIn = (group: string, k: number) => [...group].filter(digit => Number(digit) < k).length
const isHit = ({ k, size, event }: Groups, group: string): boolean => {
  const hits = hitsIn(group, k)
  return event === 'all' ? hits === size : event === 'exactlyOne' ? hits === 1 : hits > 0
}
const found = (facts: Groups) => facts.groups.filter(group => isHit(facts, group))

function drawGroups(
  random: Random,
  from: readonly Simulated[],
  shape: readonly [size: 2 | 3, many: number],
  events: readonly EventName[] = EVENTS,
): Groups {
  const setting = random.evenly(from)
  const drawn = random.evenly(events)
  // Of three, all are seldom what is unlikely, and one is nearly always what is likely.
  const [least, most] = [Math.min(...setting.tenths), Math.max(...setting.tenths)]
  const event: EventName =
    shape[0] === 2
      ? drawn
      : drawn === 'all' && most < 5
        ? 'exactlyOne'
        : drawn === 'atLeastOne' && least > 5
          ? 'all'
          : drawn
  return random.until(
    () => {
      const [size, many] = shape
      const groups = Array.from({ length: many }, () =>
        Array.from({ length: size }, () => `${random.int(0, 9)}`).join(''),
      )
      return { setting, k: random.pick(setting.tenths), size, groups, event }
    },
    facts => {
      const hits = found(facts).length
      return hits > 1 && hits < facts.groups.length - 1 && 2 * hits !== facts.groups.length
    },
  )
}

/** Rows of five or six groups. */
function groupsTable({ groups }: Groups): Block {
  const wide = groups.length === 12 ? 6 : 5
  return table({
    rows: Array.from({ length: groups.length / wide }, (_, i) =>
      groups.slice(i * wide, i * wide + wide).map(group => [group]),
    ),
  })
}
const groupsIn = (printed: Printed): readonly string[] =>
  printed.block('table').rows.flatMap(row => row.map(cell => cell.join('')))
/** From the printed digits: how many groups do as the question says. */
function countedIn(printed: Printed, event: EventName): Ratio {
  const k = printed.role('chance').times(10).toNumber()
  const groups = groupsIn(printed).map(group => Array.from(group, digit => Number.parseInt(digit, 10) < k))
  const hits = groups.filter(marks =>
    event === 'all'
      ? marks.every(Boolean)
      : event === 'atLeastOne'
        ? marks.some(Boolean)
        : marks.indexOf(true) >= 0 && marks.indexOf(true) === marks.lastIndexOf(true),
  )
  return Ratio.of(hits.length, groups.length)
}
const eventIn = ({ text }: Printed): EventName =>
  /exactly|exactamente/.test(text) ? 'exactlyOne' : /at least|por lo menos/.test(text) ? 'atLeastOne' : 'all'

const tell = ({ setting, k, size }: Groups): readonly Said[] => {
  const group = setting.group(expr(size))
  return [
    setting.told(role('chance', percent(10 * k))),
    digitsSaid(setting, k),
    {
      en: ['Each group of random digits stands for ', ...group.en, '.'],
      es: ['Cada grupo de dígitos al azar representa ', ...group.es, '.'],
    },
  ]
}
const eventSaid = ({ setting, event, size }: Groups) => setting.events[event](expr(size))
const CRITERIA: Readonly<Record<EventName, (k: number) => Said>> = {
  atLeastOne: k => ({
    en: line`Mark the groups with at least one digit less than ${k}.`,
    es: line`Marca los grupos con por lo menos un dígito menor que ${k}.`,
  }),
  all: k => ({
    en: line`Mark the groups in which every digit is less than ${k}.`,
    es: line`Marca los grupos en los que todos los dígitos son menores que ${k}.`,
  }),
  exactlyOne: k => ({
    en: line`Mark the groups with exactly one digit less than ${k}.`,
    es: line`Marca los grupos con exactamente un dígito menor que ${k}.`,
  }),
}
const listOf = (groups: readonly string[]): Block => ({ kind: 'paragraph', content: [groups.join(', ')] })
const markStep = (facts: Groups) => {
  const { en, es } = CRITERIA[facts.event](facts.k)
  const hits = found(facts).length
  return explained(listOf(found(facts)), [...en, ...line` There are ${hits} of them.`], [...es, ...line` Hay ${hits}.`])
}

/** The marked groups over all groups, in lowest terms. */
function shareSteps(hits: number, all: number): readonly Step[] {
  const divisor = gcd(hits, all)
  return [
    explained(
      over(hits, all),
      line`Write the number of marked groups over the number of all groups.`,
      line`Escribe el número de grupos marcados sobre el número total de grupos.`,
    ),
    ...(divisor === 1
      ? []
      : [step(equation(over(hits, all), Ratio.of(hits, all)), because.divideBothTerms, { value: divisor })]),
  ]
}

interface Ahead extends Groups {
  readonly all: number
}
const group = noun('group', 'groups', 'grupo', 'grupos', 'm')

/** Somebody counts digits instead of groups, or groups of another event. */
interface Misread extends Groups {
  readonly person: Person
  readonly slip: Slip
}
type Slip = 'digits' | 'unlike' | 'without'
const SLIPS = ['digits', 'without', 'unlike'] as const
const misread = (facts: Groups, slip: Slip): readonly [number, number] => {
  const digits = facts.groups.join('')
  if (slip === 'digits') return [hitsIn(digits, facts.k), digits.length]
  if (slip === 'without') return [facts.groups.length - found(facts).length, facts.groups.length]
  const other: EventName = facts.event === 'all' ? 'exactlyOne' : 'all'
  return [found({ ...facts, event: other }).length, facts.groups.length]
}
const WHY: Readonly<Record<Slip, (facts: Groups) => Said>> = {
  digits: () => ({
    en: ['Groups must be counted, not single digits.'],
    es: ['Se deben contar grupos, no dígitos sueltos.'],
  }),
  without: () => ({
    en: ['The groups that do not fit were counted.'],
    es: ['Se contaron los grupos que no cumplen.'],
  }),
  unlike: ({ event }) =>
    event === 'all'
      ? {
          en: ['The groups with exactly one such digit were counted.'],
          es: ['Se contaron los grupos con exactamente un dígito de esos.'],
        }
      : {
          en: ['Only the groups in which every digit counts were counted.'],
          es: ['Se contaron solo los grupos en los que cuentan todos los dígitos.'],
        },
}
const corrected = (facts: Groups, slip: Slip, value: Ratio): Sentence => ({
  key: `${slip} ${value}`,
  says: paragraph(WHY[slip](facts), { en: line`The estimate is ${value}.`, es: line`La estimación es ${value}.` }),
})
/** How the wrong estimate came about. */
const CLAIMED = {
  en: {
    digits: (k: number, n: number) => line`The claim counts ${k} of the ${n} single digits.`,
    without: (k: number, n: number) => line`The claim counts the ${k} of ${n} groups without a mark.`,
    unlike: (k: number, n: number, event: EventName) =>
      event === 'all'
        ? line`The claim counts the ${k} of ${n} groups with exactly one such digit.`
        : line`The claim counts the ${k} of ${n} groups in which every digit counts.`,
  },
  es: {
    digits: (k: number, n: number) => line`La afirmación cuenta ${k} de los ${n} dígitos sueltos.`,
    without: (k: number, n: number) => line`La afirmación cuenta los ${k} de ${n} grupos sin marca.`,
    unlike: (k: number, n: number, event: EventName) =>
      event === 'all'
        ? line`La afirmación cuenta los ${k} de ${n} grupos con exactamente uno de esos dígitos.`
        : line`La afirmación cuenta los ${k} de ${n} grupos en los que cuentan todos los dígitos.`,
  },
} as const
const shareOf = (facts: Groups) => Ratio.of(found(facts).length, facts.groups.length)

export const groupForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['hard'],
    draw: random =>
      drawGroups(
        random,
        simulated.slice(4, 9),
        random.evenly([
          [3, 10],
          [3, 12],
        ] as const),
      ),
    answer: fractionInLowestTerms,
    solve: shareOf,
    ask(facts) {
      const { en, es } = eventSaid(facts)
      const told = paragraph(...tell(facts))
      const asked = paragraph(
        {
          en: ['Use the simulation to estimate the probability that ', ...en, '.'],
          es: ['Usa la simulación para estimar la probabilidad de que ', ...es, '.'],
        },
        FRACTION,
      )
      const drawn = groupsTable(facts)
      return { en: [told.en, drawn, asked.en], es: [told.es, drawn, asked.es] }
    },
    solution: facts => [markStep(facts), ...shareSteps(found(facts).length, facts.groups.length)],
    check: (printed, answer) => exact(answer).equals(countedIn(printed, eventIn(printed))),
  }),

  ahead: form({
    levels: ['hard'],
    draw(random): Ahead {
      const facts = drawGroups(random, simulated.slice(9, 11), [2, 15], ['atLeastOne', 'exactlyOne'])
      return { ...facts, all: facts.groups.length * random.int(3, 9) }
    },
    answer: quantity,
    solve: facts => count(shareOf(facts).times(facts.all), group),
    ask(facts) {
      const { en, es } = eventSaid(facts)
      const told = paragraph(...tell(facts))
      const of = facts.setting.group(expr(facts.size))
      const asked = paragraph({
        en: [
          ...line`Suppose there are ${role('all', facts.all)} groups of `,
          ...of.en,
          '. Use the simulation to predict in how many of them ',
          ...en,
          '.',
        ],
        es: [
          ...line`Supón que hay ${role('all', facts.all)} grupos de `,
          ...of.es,
          '. Usa la simulación para predecir en cuántos de ellos se espera que ',
          ...es,
          '.',
        ],
      })
      const drawn = groupsTable(facts)
      return { en: [told.en, drawn, asked.en], es: [told.es, drawn, asked.es] }
    },
    solution(facts, answer) {
      const hits = found(facts).length
      return [
        markStep(facts),
        explained(
          over(hits, facts.groups.length),
          line`Write their number over the number of all groups: the experimental probability.`,
          line`Escribe su número sobre el número de todos los grupos: la probabilidad experimental.`,
        ),
        explained(
          equation(times(over(hits, facts.groups.length), facts.all), shareOf(facts).times(facts.all)),
          line`Multiply it by ${facts.all}.`,
          line`Multiplícala por ${facts.all}.`,
        ),
        answerStep(alone(answer), {
          en: [
            ...line`In about ${shareOf(facts).times(facts.all)} of the ${facts.all} groups, `,
            ...eventSaid(facts).en,
            '.',
          ],
          es: [
            ...line`Se espera que en unos ${shareOf(facts).times(facts.all)} de los ${facts.all} grupos `,
            ...eventSaid(facts).es,
            '.',
          ],
        }),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount)
        .over(printed.role('all'))
        .equals(countedIn(printed, eventIn(printed))),
  }),

  misread: form({
    levels: ['hard'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Misread {
      const person = random.pick(people)
      return random.until(
        () => ({
          ...drawGroups(random, simulated.slice(11), [2, 20], ['atLeastOne', 'all']),
          slip: random.evenly(SLIPS),
          person,
        }),
        facts => {
          const values = [shareOf(facts), ...SLIPS.map(slip => Ratio.of(...misread(facts, slip)))]
          return new Set(values.map(String)).size === 4 && values.every(value => value.n > 0)
        },
      )
    },
    answer: sentenceChoice,
    solve: (facts): Sentence => corrected(facts, facts.slip, shareOf(facts)),
    mistakes(facts): Readonly<Record<string, Sentence>> {
      const [other, third] = tupleOf(
        SLIPS.filter(slip => slip !== facts.slip),
        2,
      )
      const wrong = (slip: Slip) => Ratio.of(...misread(facts, slip))
      return {
        stillWrong: corrected(facts, facts.slip, wrong(third)),
        another: corrected(facts, other, wrong(third)),
        third: corrected(facts, third, wrong(other)),
      }
    },
    ask(facts) {
      const { en, es } = eventSaid(facts)
      const told = paragraph(...tell(facts))
      const [k, n] = misread(facts, facts.slip)
      const claim = paragraph({
        en: [
          ...line`From these digits, ${name(facts.person)} estimates that the probability that `,
          ...en,
          ...line` is ${role('claimed', over(k, n))}.`,
        ],
        es: [
          ...line`Con estos dígitos, ${name(facts.person)} estima que la probabilidad de que `,
          ...es,
          ...line` es ${role('claimed', over(k, n))}.`,
        ],
      })
      const drawn = groupsTable(facts)
      return {
        en: [told.en, drawn, claim.en, prose`What is the mistake, and what is the right estimate?`],
        es: [told.es, drawn, claim.es, prose`¿Cuál es el error y cuál es la estimación correcta?`],
      }
    },
    solution(facts, { says }) {
      const [k, n] = misread(facts, facts.slip)
      return [
        markStep(facts),
        ...shareSteps(found(facts).length, facts.groups.length),
        answerStep(says, {
          en: CLAIMED.en[facts.slip](k, n, facts.event),
          es: CLAIMED.es[facts.slip](k, n, facts.event),
        }),
      ]
    },
    whyWrong: facts => {
      const right = shareOf(facts)
      const other = {
        en: line`That mistake was not made, and the estimate is ${right}.`,
        es: line`Ese error no se cometió, y la estimación es ${right}.`,
      }
      return {
        stillWrong: {
          en: line`It names the mistake, but the estimate is ${right}.`,
          es: line`Nombra el error, pero la estimación es ${right}.`,
        },
        another: other,
        third: other,
      }
    },
    check(printed, { key }) {
      const event = eventIn(printed)
      const right = countedIn(printed, event)
      const claimed = printed.role('claimed')
      const why = claimed.equals(Ratio.of(1).minus(right))
        ? 'without'
        : claimed.equals(countedIn(printed, event === 'all' ? 'exactlyOne' : 'all'))
          ? 'unlike'
          : 'digits'
      return key === `${why} ${right}`
    },
  }),
})
