import { figureChoice } from '../../../answer/choice.ts'
import { fractionInLowestTerms, integer } from '../../../answer/number.ts'
import { numberList } from '../../../answer/number-list.ts'
import { option, yesOrNo } from '../../../answer/option.ts'
import { line, name, prose, table } from '../../../content.ts'
import type { Figure } from '../../../figure/figure.ts'
import { people } from '../../../language/people.ts'
import { symbol, words } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { colors, type EventName, eventNames, events, namedEvent, sayEvent } from './chance.ts'
import type { levels } from './levels.ts'
import {
  anglesTable,
  drawUnequal,
  END,
  joined,
  LETTERS,
  shareOf,
  spinnerOf,
  unequalSpinner,
} from './probability-models.ts'

const GAMES = option({
  A: { en: prose`game A`, es: prose`el juego A` },
  B: { en: prose`game B`, es: prose`el juego B` },
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  unequal: form({
    levels: ['hard'],
    share: 2,
    lines: 1,
    draw: drawUnequal,
    answer: fractionInLowestTerms,
    solve: ({ sizes, asked }) => Ratio.of(sizes[asked]!, 12),
    ask(facts) {
      const [drawn, angles, letter] = [
        unequalSpinner(facts),
        anglesTable(facts.sizes),
        symbol(LETTERS[facts.asked]!),
      ] as const
      return {
        en: [drawn, angles, prose`What is the probability of landing on ${letter}? Write a fraction in lowest terms.`],
        es: [
          drawn,
          angles,
          prose`¿Cuál es la probabilidad de caer en ${letter}? Escribe una fracción en su mínima expresión.`,
        ],
      }
    },
    check(printed, answer) {
      const asked = printed.all('symbol').at(-1)!.name
      return exact(answer).equals(shareOf(printed, asked))
    },
  }),

  expected: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const source = random.evenly(['spinner', 'defective', 'cube'])
      if (source === 'cube') {
        const { event, k, favorable } = random.until(
          () => {
            const event = random.pick(['greater', 'less', 'multiple', 'exactly'] as const)
            const k = random.pick(events[event].at)
            return { event, k, favorable: [1, 2, 3, 4, 5, 6].filter(value => events[event].holds(value, k)).length }
          },
          ({ favorable }) => favorable > 0 && favorable < 6,
        )
        return { source, event, k, top: favorable, bottom: 6, times: 6 * random.int(5, 50) } as const
      }
      const bottom = source === 'spinner' ? random.pick([5, 8, 10]) : random.pick([20, 25, 40, 50])
      const top = source === 'spinner' ? random.int(1, bottom - 1) : random.int(1, 3)
      return { source, event: 'exactly', k: 1, top, bottom, times: bottom * random.int(6, 40) } as const
    },
    answer: integer,
    solve: ({ top, bottom, times }) => Ratio.of(top * times, bottom),
    ask({ source, event, k, top, bottom, times }) {
      switch (source) {
        case 'cube':
          return joined(
            {
              en: line`A fair number cube with the numbers from ${1} to ${6} is rolled ${times} times. How many times can you expect `,
              es: line`Un dado justo con los números del ${1} al ${6} se lanza ${times} veces. ¿Cuántas veces se puede esperar `,
            },
            sayEvent(event, k),
            END,
          )
        case 'spinner':
          return {
            en: prose`A spinner has ${bottom} equal sections, and ${top} of the sections are gray. It is spun ${times} times. How many times can you expect gray?`,
            es: prose`Una ruleta tiene ${bottom} secciones iguales y ${top} de las secciones son grises. Se gira ${times} veces. ¿Cuántas veces se puede esperar el gris?`,
          }
        case 'defective':
          return {
            en: prose`In a factory, ${top} of every ${bottom} light bulbs are defective. How many defective bulbs can be expected among ${times} light bulbs?`,
            es: prose`En una fábrica, ${top} de cada ${bottom} focos salen defectuosos. ¿Cuántos focos defectuosos se pueden esperar entre ${times} focos?`,
          }
      }
    },
    check(printed, answer) {
      const numbers = printed.numbers.map(value => value.n)
      if (/cube|dado/.test(printed.text)) {
        const [, , times, k] = numbers
        const event = events[namedEvent(printed.text.replace(/with the numbers|con los números/, ''))]
        const hits = [1, 2, 3, 4, 5, 6].filter(value => event.holds(value, k ?? 0)).length
        return exact(answer)
          .times(6)
          .equals(hits * times!)
      }
      const [a, b, times] = numbers
      const [top, bottom] = [Math.min(a!, b!), Math.max(a!, b!)]
      return exact(answer)
        .times(bottom)
        .equals(top * times!)
    },
  }),

  needed: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const color = random.pick(colors)
      return random.until(
        () => {
          const bottom = random.int(2, 6)
          const top = random.int(1, bottom - 1)
          const other = random.int(4, 24)
          const p = Ratio.of(top, bottom)
          return { color, p, other, count: p.times(other).over(Ratio.of(1).minus(p)) }
        },
        ({ count }) => count.isInteger && count.n >= 2 && count.n <= 40,
      )
    },
    answer: integer,
    solve: ({ count }) => count,
    ask({ color, p, other }) {
      return {
        en: prose`A bag holds ${other} marbles, and none of them is ${color.one}. How many ${color.many} marbles must be added so that the probability of taking a ${color.one} marble is ${p}?`,
        es: prose`En una bolsa hay ${other} canicas y ninguna es ${color.one}. ¿Cuántas canicas ${color.many} hay que agregar para que la probabilidad de sacar una canica ${color.one} sea ${p}?`,
      }
    },
    // With so many more marbles the probability comes out.
    check(printed, answer) {
      const [other, p] = printed.numbers
      const added = exact(answer)
      return added.over(added.plus(other!)).equals(p!)
    },
  }),

  build: form({
    levels: ['hard'],
    lines: 2,
    draw(random) {
      const parts = random.pick([
        [1, 2, 5],
        [1, 3, 4],
        [2, 3, 3],
        [2, 2, 4],
        [1, 4, 5],
        [2, 3, 5],
        [1, 3, 8],
        [2, 4, 6],
        [3, 4, 5],
        [4, 2, 6],
        [6, 3, 1],
        [2, 6, 4],
      ])
      const counts = random.shuffle(parts)
      return { counts, total: counts.reduce((sum, count) => sum + count, 0) }
    },
    answer: numberList,
    solve: ({ counts }) => counts,
    ask({ counts, total }) {
      const [a, b] = counts.map(count => Ratio.of(count, total)) as [Ratio, Ratio]
      return {
        en: prose`A spinner with ${total} equal sections is to have the probabilities ${a} for red and ${b} for blue. All other sections are green. How many sections are red, blue, and green, in this order?`,
        es: prose`Una ruleta con ${total} secciones iguales debe tener las probabilidades ${a} para el rojo y ${b} para el azul. Las demás secciones son verdes. ¿Cuántas secciones son rojas, azules y verdes, en ese orden?`,
      }
    },
    check(printed, [red, blue, green]) {
      const [total, a, b] = printed.numbers
      const [r, s, t] = [red, blue, green].map(value => exact(value ?? 0)) as [Ratio, Ratio, Ratio]
      return r.over(total!).equals(a!) && s.over(total!).equals(b!) && r.plus(s).plus(t).equals(total!)
    },
  }),

  chooseModel: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      const sizes = random.shuffle(
        random.pick([
          [6, 4, 2],
          [1, 3, 8],
          [6, 5, 1],
          [3, 7, 2],
          [8, 3, 1],
          [4, 7, 1],
        ]),
      )
      return { sizes, pointer: random.int(0, 35) * 10 + 5 }
    },
    answer: figureChoice,
    solve: ({ sizes, pointer }): Figure => spinnerOf(sizes, pointer),
    mistakes: ({ sizes: [a, b, c], pointer }) => ({
      firstTwoSwapped: spinnerOf([b!, a!, c!], pointer) as Figure,
      lastTwoSwapped: spinnerOf([a!, c!, b!], pointer) as Figure,
      endsSwapped: spinnerOf([c!, b!, a!], pointer) as Figure,
    }),
    ask({ sizes }) {
      const shown = table({
        head: [words('Section', 'Sección'), ...sizes.map((_, i) => symbol(LETTERS[i]!))],
        rows: [[words('Probability', 'Probabilidad'), ...sizes.map(size => Ratio.of(size, 12))]],
        rowHeads: true,
      })
      return {
        en: [prose`Which spinner has these probabilities?`, shown],
        es: [prose`¿Qué ruleta tiene estas probabilidades?`, shown],
      }
    },
    // Every section is as large a part of the spinner as the table says.
    check(printed, answer) {
      const { head, rows } = printed.block('table')
      const letters = (head ?? []).slice(1).map(([item]) => (item as Expr).kind === 'symbol' && (item as Expr))
      const parts = rows[0]!.slice(1).map(([item]) => evaluate(item as Expr))
      if (answer.kind !== 'spinner') return false
      const total = answer.sectors.reduce((sum, { size }) => sum + size, 0)
      return letters.every((letter, i) => {
        const sector = answer.sectors.find(({ label }) => JSON.stringify(label) === JSON.stringify(letter))
        return sector !== undefined && parts[i]!.equals(Ratio.of(sector.size, total))
      })
    },
  }),

  betterGame: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const better = random.evenly(['A', 'B'])
      return random.until(
        () => {
          const [sections, marbles] = [random.pick([5, 6, 8, 10]), random.int(9, 20)]
          return { sections, marbles, gray: random.int(2, sections - 2), red: random.int(2, marbles - 2) }
        },
        ({ sections, marbles, gray, red }) => {
          const ahead = (gray / sections - red / marbles) * (better === 'A' ? 1 : -1)
          return ahead >= 0.03 && ahead < 0.25
        },
      )
    },
    answer: GAMES,
    solve: ({ sections, marbles, gray, red }) => (gray * marbles > red * sections ? 'A' : 'B'),
    ask: ({ sections, marbles, gray, red }) => ({
      en: prose`In game A, a spinner has ${sections} equal sections, and ${gray} of them win. In game B, a marble is taken without looking from a bag of ${marbles} marbles, and ${red} of them win. In which game is the probability of winning greater?`,
      es: prose`En el juego A, una ruleta tiene ${sections} secciones iguales y se gana con ${gray} de ellas. En el juego B se saca sin mirar una canica de una bolsa de ${marbles} canicas y se gana con ${red} de ellas. ¿En qué juego es mayor la probabilidad de ganar?`,
    }),
    check(printed, answer) {
      const [sections, gray, marbles, red] = printed.numbers
      const order = gray!.over(sections!).compare(red!.over(marbles!))
      return order !== 0 && answer === (order > 0 ? 'A' : 'B')
    },
  }),

  fair: form({
    levels: ['medium', 'hard'],
    share: 2,
    lines: 2,
    draw(random) {
      const fair = random.evenly([true, false])
      const [one, two] = random.sample(people, 2)
      return random.until(
        () => {
          const n = random.pick([4, 6, 8, 10, 12])
          const [first, second] = [random.pick(eventNames), random.pick(eventNames)]
          const [k, l] = [random.pick(events[first].at), random.pick(events[second].at)]
          const counts = [0, 0]
          let overlap = false
          for (let value = 1; value <= n; value++) {
            const [a, b] = [events[first].holds(value, k), events[second].holds(value, l)]
            if (a && b) overlap = true
            if (a) counts[0]!++
            if (b) counts[1]!++
          }
          return { one: one!, two: two!, n, first, second, k, l, counts, overlap }
        },
        ({ counts, overlap, n }) =>
          !overlap && counts.every(count => count > 0 && count < n) && (counts[0] === counts[1]) === fair,
      )
    },
    answer: yesOrNo,
    solve: ({ counts }) => (counts[0] === counts[1] ? 'yes' : 'no'),
    ask({ one, two, n, first, second, k, l }) {
      const [a, b] = [sayEvent(first, k), sayEvent(second, l)]
      return joined(
        {
          en: line`A spinner has ${n} equal sections with the numbers from ${1} to ${n}. ${name(one)} wins with `,
          es: line`Una ruleta tiene ${n} secciones iguales con los números del ${1} al ${n}. ${name(one)} gana con `,
        },
        a,
        { en: line`. ${name(two)} wins with `, es: line`. ${name(two)} gana con ` },
        b,
        { en: line`. Is the game fair?`, es: line`. ¿Es justo el juego?` },
      )
    },
    // Counts the numbers with which each of the two wins.
    check(printed, answer) {
      const [, rest, last] = printed.text.split(/wins with|gana con/)
      const [n, , , ...ks] = printed.numbers.map(value => value.n)
      const names = [namedEvent(rest ?? ''), namedEvent(last ?? '')]
      const needsNumber = (event: EventName) => event !== 'even' && event !== 'odd'
      const values = names.map(event => (needsNumber(event) ? ks.shift()! : 0))
      const [a, b] = names.map(
        (event, i) =>
          Array.from({ length: n! }, (_, j) => j + 1).filter(value => events[event].holds(value, values[i]!)).length,
      )
      return answer === (a === b ? 'yes' : 'no')
    },
  }),
})
