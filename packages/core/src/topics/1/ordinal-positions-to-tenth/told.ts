import {
  both,
  count,
  equation,
  explainedBy,
  type FormMaker,
  itemOf,
  lastOf,
  line,
  minus,
  name,
  type Person,
  people,
  prose,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { levels } from './hard.ts'
import { askedIn, nth, nthOne, nths, ordinalsIn, position } from './ordinals.ts'
import { asked, placesAfter } from './rows.ts'
import { drawPeople, ORDERS, SCENES, subjectsIn, WAITING } from './stories.ts'

const nameOf = (person: Person): Sentence => ({ key: person.name, says: both(prose`${name(person)}`) })

/** How the order of four is told: the place of one, and who is right behind two of them. What is asked takes both. */
const TOLD = [
  { known: 1, pairs: [2, 3], asked: [3, 4, 2] },
  { known: 3, pairs: [1, 3], asked: [2, 1] },
  { known: 4, pairs: [2, 1], asked: [1, 3, 2] },
  { known: 2, pairs: [3, 1], asked: [4, 3] },
  { known: 1, pairs: [3, 2], asked: [3, 4, 2] },
  { known: 4, pairs: [1, 2], asked: [2, 1, 3] },
] as const

function drawRace(random: Random) {
  const order = random.evenly(ORDERS)
  const { known, pairs, asked } = random.evenly(TOLD)
  return {
    order,
    known,
    pairs,
    place: random.pick<number>(asked),
    isLast: random.chance(0.5),
    ranked: drawPeople(random, 4),
  }
}

/** Places that are told in sentences, without a picture. */
export const toldForms = (form: FormMaker<typeof levels>) => ({
  behind: form({
    levels: ['medium'],
    kind: 'story',
    lines: 1,
    draw: random => {
      const scene = random.evenly(SCENES)
      const by = random.evenly([1, -1] as const)
      return { scene, by, from: random.evenly(placesAfter(1)), subjects: subjectsIn(random, scene) }
    },
    answer: position,
    solve: ({ from, by }) => from + by,
    ask: ({ scene: { where }, from, by, subjects: [one, other] }) => {
      const right = by > 0 ? words('right behind', 'justo detrás') : words('right ahead of', 'justo delante')
      return asked({
        en: prose`${one.says} is ${nthOne(from)} ${where}. ${other.says} is ${right} ${one.says}. What place is ${other.says} in? Write an ordinal number.`,
        es: {
          kind: 'paragraph',
          content: [
            ...line`${one.says} está en el ${nthOne(from)} lugar ${where}. ${other.says} está ${right} `,
            ...one.behind,
            ...line`. ¿En qué lugar está ${other.says}? Escribe un número ordinal.`,
          ],
        },
      })
    },
    solution: ({ scene: { where }, from, by, subjects: [, other] }, answer) => [
      explainedBy(
        nths(1, Math.max(from, answer)),
        by > 0
          ? {
              en: line`Say the ordinal numbers: ${nth(answer)} comes right after ${nth(from)}.`,
              es: line`Di los números ordinales: el ${nth(answer)} va justo después del ${nth(from)}.`,
            }
          : {
              en: line`Say the ordinal numbers: ${nth(answer)} comes right before ${nth(from)}.`,
              es: line`Di los números ordinales: el ${nth(answer)} va justo antes del ${nth(from)}.`,
            },
      ),
      explainedBy(both(prose`${nth(answer)}`), {
        en: line`${other.says} is ${nth(answer)} ${where}.`,
        es: line`${other.says} está en el ${nthOne(answer)} lugar ${where}.`,
      }),
    ],
    check(printed, answer) {
      const [from] = tupleOf(ordinalsIn(printed.inlines), 1)
      return answer - from === (printed.all('words').some(({ en }) => en === 'right behind') ? 1 : -1)
    },
  }),

  lineStory: form({
    levels: ['hard'],
    kind: 'story',
    lines: 1,
    draw: random => {
      const { where, placed } = random.evenly(WAITING)
      const isCounted = random.evenly([false, true])
      const place = random.int(5, 8)
      const isOdd = (all: number) => all - place !== place - 1
      const all = isCounted ? random.until(() => random.int(place + 2, 12), isOdd) : null
      return { where, placed, all, place, people: random.sample(people, 2) }
    },
    answer: position,
    solve: ({ place }) => place,
    ask: ({ where, all, place, people: [one, other] }) => {
      const [a, b] = [name(one), name(other)]
      if (all === null) {
        const ahead = role('ahead', count(place - 2, nouns.child))
        return {
          en: prose`There are ${ahead} ahead of ${b} ${where}. ${a} is right behind ${b}. What place is ${a} in? Write an ordinal number.`,
          es: prose`Hay ${ahead} delante de ${b} ${where}. ${a} está justo detrás de ${b}. ¿En qué lugar está ${a}? Escribe un número ordinal.`,
        }
      }
      const [children, behind] = [role('all', count(all, nouns.child)), role('behind', all - place)]
      return {
        en: prose`There are ${children} ${where}. There are ${behind} behind ${a}. What place is ${a} in? Write an ordinal number.`,
        es: prose`Hay ${children} ${where}. Detrás de ${a} hay ${behind}. ¿En qué lugar está ${a}? Escribe un número ordinal.`,
      }
    },
    solution: ({ placed, all, place, people: [one, other] }) => {
      const [a, b] = [name(one), name(other)]
      return [
        ...(all === null
          ? [
              explainedBy(equation(sum(place - 2, 1), place - 1), {
                en: line`Count the ${place - 2} children ahead, and then ${b}: ${b} is ${nth(place - 1)}.`,
                es: line`Cuenta a los ${place - 2} niños que están delante y luego a ${b}: ${b} está en el ${nthOne(place - 1)} lugar.`,
              }),
              explainedBy(equation(sum(place - 1, 1), place), {
                en: line`${a} comes right after ${b}.`,
                es: line`${a} va justo después de ${b}.`,
              }),
            ]
          : [
              explainedBy(equation(minus(all, all - place), place), {
                en: line`Take away the ${all - place} children behind ${a}. ${a} is the last of those left.`,
                es: line`Quita a los ${all - place} niños que están detrás de ${a}. De los que quedan, ${a} está al final.`,
              }),
            ]),
        explainedBy(both(prose`${nth(place)}`), {
          en: line`${a} is ${nth(place)} ${placed}.`,
          es: line`${a} está en el ${nthOne(place)} lugar ${placed}.`,
        }),
      ]
    },
    check(printed, answer) {
      const told = printed.terms('role').map(({ name }) => name)
      return told.includes('ahead')
        ? printed.role('ahead').equals(answer - 2)
        : printed.role('behind').plus(answer).equals(printed.role('all'))
    },
  }),

  race: form({
    levels: ['hard'],
    kind: 'story',
    lines: 2,
    draw: drawRace,
    answer: sentenceChoice,
    solve: ({ ranked, place }) => nameOf(itemOf(ranked, place - 1)),
    mistakes: ({ ranked, place }) =>
      Object.fromEntries(
        ranked.flatMap((person, i) => (i + 1 === place ? [] : [[`place${i + 1}`, nameOf(person)] as const])),
      ),
    ask: ({ order: { opens, is, behind }, known, pairs, place, isLast, ranked }) => {
      const at = (own: number) => name(itemOf(ranked, own - 1))
      const placed = {
        en: [at(known), is.en, nthOne(known), '. '],
        es: [at(known), is.es, nthOne(known), ' lugar. '],
      }
      const follows = pairs.flatMap(first => line`${at(first + 1)} ${behind} ${at(first)}. `)
      return asked({
        en: {
          kind: 'paragraph',
          content: [
            opens.en,
            ...(isLast ? [...follows, ...placed.en] : [...placed.en, ...follows]),
            'Who',
            is.en,
            nthOne(place),
            '?',
          ],
        },
        es: {
          kind: 'paragraph',
          content: [
            opens.es,
            ...(isLast ? [...follows, ...placed.es] : [...placed.es, ...follows]),
            '¿Quién',
            is.es,
            nthOne(place),
            ' lugar?',
          ],
        },
      })
    },
    solution: ({ known, pairs, place, ranked }, answer) => {
      const at = (own: number) => name(itemOf(ranked, own - 1))
      const inARow = Math.abs(pairs[0] - pairs[1]) === 1
      const first = Math.min(...pairs)
      const together = inARow
        ? both(prose`${at(first)}, ${at(first + 1)}, ${at(first + 2)}`)
        : { en: prose`${at(1)}, ${at(2)}; ${at(3)}, ${at(4)}`, es: prose`${at(1)}, ${at(2)}; ${at(3)}, ${at(4)}` }
      return [
        explainedBy(together, {
          en: line`Write the names that go one right behind another.`,
          es: line`Escribe los nombres que van uno justo detrás de otro.`,
        }),
        explainedBy(both(prose`${at(1)}, ${at(2)}, ${at(3)}, ${at(4)}`), {
          en: line`${at(known)} is ${nth(known)}. Put all four names in order.`,
          es: line`${at(known)} está en el ${nthOne(known)} lugar. Pon los cuatro nombres en orden.`,
        }),
        explainedBy(answer.says, {
          en: line`${at(place)} is ${nth(place)}.`,
          es: line`${at(place)} está en el ${nthOne(place)} lugar.`,
        }),
      ]
    },
    whyWrong: ({ ranked }) =>
      Object.fromEntries(
        ranked.map((person, i) => [
          `place${i + 1}`,
          {
            en: line`${name(person)} is ${nth(i + 1)}.`,
            es: line`${name(person)} está en el ${nthOne(i + 1)} lugar.`,
          },
        ]),
      ),
    check(printed, { key }) {
      const tokens = askedIn(printed)
      const names = [...new Set(printed.terms('person').map(({ person }) => person.name))]
      const orders = names
        .flatMap(a => names.flatMap(b => names.flatMap(c => names.map(d => [a, b, c, d]))))
        .filter(order => new Set(order).size === 4)
      const fits = (order: readonly string[]) =>
        tokens.slice(0, -1).every((token, i) => {
          const isBehind = token.endsWith('right behind')
          if (!isBehind && !/^\d/.test(token)) return true
          const before = order.indexOf(itemOf(tokens, i - 1))
          return isBehind
            ? before === order.indexOf(itemOf(tokens, i + 1)) + 1
            : before + 1 === Number.parseInt(token, 10)
        })
      const place = Number.parseInt(lastOf(tokens), 10)
      const possible = orders.filter(fits)
      return possible.length > 0 && possible.every(order => order[place - 1] === key)
    },
  }),
})
