import {
  asWritten,
  type Both,
  blank,
  both,
  type Content,
  equation,
  exact,
  explained,
  type FormMaker,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  name,
  numberList,
  type Person,
  type Printed,
  people,
  prose,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { complete, type Fact, resultOf, written } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { counted, draw, drawAcross, type Level, landings } from './parts.ts'

/** The start is not counted. */
const fromTheStart = ({ a, sign }: Fact): Step =>
  step(asWritten(a), because.explain, {
    sentence:
      sign === '+'
        ? { en: line`Start at ${a}. Say the next number.`, es: line`Empieza en el ${a}. Di el número que sigue.` }
        : { en: line`Start at ${a}. Say the number before it.`, es: line`Empieza en el ${a}. Di el número anterior.` },
  })

/** From where it stopped, the other way. */
const undone = (fact: Fact): Step => {
  const end = resultOf(fact)
  const back = landings({ a: end, b: fact.b, sign: fact.sign === '+' ? '−' : '+' })
  return fact.sign === '+'
    ? explained(
        list(...back),
        line`Go the other way: count back ${fact.b} from ${end}.`,
        line`Haz lo contrario: cuenta ${fact.b} hacia atrás desde el ${end}.`,
      )
    : explained(
        list(...back),
        line`Go the other way: count on ${fact.b} from ${end}.`,
        line`Haz lo contrario: cuenta ${fact.b} más desde el ${end}.`,
      )
}

/** Three ways to count: right, from the start itself, and one number too few. */
const ways = {
  right: landings,
  startCounted: (fact: Fact) => [fact.a, ...landings(fact).slice(0, -1)],
  oneTooFew: (fact: Fact) => landings(fact).slice(0, -1),
} as const

const saidBy = (person: Person, numbers: readonly number[]): Sentence => ({
  key: numbers.join(),
  says: both(prose`${name(person)}: ${list(...numbers)}`),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  whoIsRight: form({
    levels: ['hard'],
    draw: random => ({ fact: drawAcross(random, 11), people: random.sample(people, 3) }),
    answer: sentenceChoice,
    solve: ({ fact, people: [one] }) => saidBy(one, ways.right(fact)),
    mistakes: ({ fact, people: [, two, three] }) => ({
      startCounted: saidBy(two, ways.startCounted(fact)),
      oneTooFew: saidBy(three, ways.oneTooFew(fact)),
    }),
    ask: ({ fact: { a, b, sign } }) =>
      sign === '+'
        ? {
            en: prose`Who counts on ${role('on', b)} from ${role('start', a)}?`,
            es: prose`¿Quién cuenta ${role('on', b)} más desde el ${role('start', a)}?`,
          }
        : {
            en: prose`Who counts back ${role('back', b)} from ${role('start', a)}?`,
            es: prose`¿Quién cuenta ${role('back', b)} hacia atrás desde el ${role('start', a)}?`,
          },
    solution: ({ fact }, { says }) => [
      fromTheStart(fact),
      counted(fact),
      explained(
        says,
        line`The start number is not said. ${fact.b} numbers are said.`,
        line`No se dice el número de inicio. Se dicen ${fact.b} números.`,
      ),
    ],
    whyWrong: ({ fact }) => ({
      startCounted: { en: line`The start, ${fact.a}, was said too.`, es: line`También se dijo el inicio, ${fact.a}.` },
      oneTooFew: { en: line`One number is missing.`, es: line`Falta un número.` },
    }),
    check(printed, { key }) {
      const isOn = printed.terms('role').some(term => term.name === 'on')
      const numbers = key.split(',').map(Number)
      return (
        printed.role(isOn ? 'on' : 'back').equals(numbers.length) &&
        numbers.every((number, i) => printed.role('start').equals(isOn ? number - i - 1 : number + i + 1))
      )
    },
  }),
  sayTheNumbers: form({
    levels: ['hard'],
    draw: (random, level: Level) =>
      random.until(
        () => draw(random, level, 0, 3),
        fact => fact.a > 10 !== resultOf(fact) > 10,
      ),
    answer: numberList,
    solve: landings,
    ask(fact): Both<Content> {
      const run = list(fact.a, ...landings(fact).map(() => blank(2)))
      return fact.sign === '+'
        ? {
            en: [prose`Count on from ${fact.a} to find ${written(fact)}. Write the numbers that come next.`, run],
            es: [
              prose`Cuenta hacia adelante desde ${fact.a} para hallar ${written(fact)}. Escribe los números que siguen.`,
              run,
            ],
          }
        : {
            en: [prose`Count back from ${fact.a} to find ${written(fact)}. Write the numbers that come next.`, run],
            es: [
              prose`Cuenta hacia atrás desde ${fact.a} para hallar ${written(fact)}. Escribe los números que siguen.`,
              run,
            ],
          }
    },
    solution: fact => [
      fromTheStart(fact),
      counted(fact),
      step(equation(written(fact), resultOf(fact)), because.lastNumberIsTheAnswer),
    ],
    // Each is one from the number before it, and the last is the result.
    check(printed, answers) {
      const sum = printed.one('sum')
      const all = [itemOf(sum.terms, 0), ...answers].map(value => exact(value).n)
      const step = exact(itemOf(sum.terms, 1)).n > 0 ? 1 : -1
      return (
        isTrue(equation(sum, itemOf(all, all.length - 1))) &&
        all.slice(1).every((value, i) => value - itemOf(all, i) === step)
      )
    },
  }),
  howManyJumps: form({
    levels: ['hard'],
    draw: random => drawAcross(random, 0),
    answer: integer,
    solve: ({ b }) => b,
    ask: fact =>
      fact.sign === '+'
        ? {
            en: prose`Start at ${fact.a}. Count on to ${resultOf(fact)}. How many jumps of 1 do you make?`,
            es: prose`Empieza en el ${fact.a}. Cuenta hasta el ${resultOf(fact)}. ¿Cuántos saltos de 1 das?`,
          }
        : {
            en: prose`Start at ${fact.a}. Count back to ${resultOf(fact)}. How many jumps of 1 do you make?`,
            es: prose`Empieza en el ${fact.a}. Cuenta hacia atrás hasta el ${resultOf(fact)}. ¿Cuántos saltos de 1 das?`,
          },
    solution: (fact, jumps) => [
      fromTheStart(fact),
      step(list(...landings(fact)), because.explain, {
        sentence: { en: line`Stop at ${resultOf(fact)}.`, es: line`Para en el ${resultOf(fact)}.` },
      }),
      step(asWritten(jumps), because.countJumps),
    ],
    check(printed, answer) {
      const [start, end] = printed.take(2)
      return exact(answer).equals(Math.abs(start.n - end.n))
    },
  }),
  whereDidItStart: form({
    levels: ['hard'],
    draw: (random, level: Level) => draw(random, level, 26),
    answer: integer,
    solve: ({ a }) => a,
    ask: fact =>
      fact.sign === '+'
        ? {
            en: prose`You count on ${role('on', fact.b)} and stop at ${role('end', resultOf(fact))}. Where did you start?`,
            es: prose`Cuentas ${role('on', fact.b)} más y paras en el ${role('end', resultOf(fact))}. ¿Dónde empezaste?`,
          }
        : {
            en: prose`You count back ${role('back', fact.b)} and stop at ${role('end', resultOf(fact))}. Where did you start?`,
            es: prose`Cuentas ${role('back', fact.b)} hacia atrás y paras en el ${role('end', resultOf(fact))}. ¿Dónde empezaste?`,
          },
    solution: fact => [
      undone(fact),
      step(complete(fact), because.explain, {
        sentence: { en: line`You started at ${fact.a}.`, es: line`Empezaste en el ${fact.a}.` },
      }),
    ],
    check: (printed: Printed, answer) =>
      printed.terms('role').some(({ name }) => name === 'on')
        ? exact(answer).plus(printed.role('on')).equals(printed.role('end'))
        : exact(answer).minus(printed.role('back')).equals(printed.role('end')),
  }),
})
