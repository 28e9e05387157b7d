import {
  combinations,
  count,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  factorial,
  formulaChoice,
  integer,
  isSame,
  itemOf,
  join,
  line,
  over,
  permutations,
  power,
  prose,
  step,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { LETTERED, repeated, type Story, stories, timesOf } from './counting-stories.ts'
import type { levels } from './levels.ts'
import { arranged, chosen, factorialOf, falling, numbersIn, selectionSteps, subsets, waysStep } from './parts.ts'

const single = ({ of: { en, es } }: Story) => words(en[0], es[0])
const sameOne = ({ of: { en, es, gender }, isPerson }: Story) =>
  words(en[0], `${isPerson ? 'a ' : ''}${gender === 'f' ? 'la misma' : 'el mismo'} ${es[0]}`.replace(/^a el /, 'al '))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  doesOrderMatter: form({
    levels: ['medium'],
    draw(random) {
      const story = random.evenly(stories)
      const [n, r] = random.until(
        () => [random.int(7, 12), random.int(3, 4)] as const,
        // Then n!/r! would be the number of permutations.
        ([n, r]) => n !== 2 * r,
      )
      return { story, n, r }
    },
    answer: formulaChoice,
    solve: ({ story, n, r }) => (story.isOrdered ? permutations(n, r) : combinations(n, r)),
    mistakes: ({ story, n, r }) => ({
      order: story.isOrdered ? combinations(n, r) : permutations(n, r),
      repeats: power(n, r),
      wrongFactorial: over(factorial(n), factorial(r)),
    }),
    ask: ({ story, n, r }) => {
      const { en, es } = story.says(n, r)
      return {
        en: [en, prose`Which expression gives the number of ${story.what}?`],
        es: [es, prose`¿Qué expresión da el número de ${story.what}?`],
      }
    },
    solution: ({ story, n, r }, answer) => [
      step(equation(symbol('n'), n), because.explain, {
        sentence: {
          en: line`${r} of ${count(n, story.of)} are chosen, and no ${single(story)} is chosen twice.`,
          es: line`Se eligen ${r} de ${count(n, story.of)} y ${words('none', story.of.gender === 'f' ? 'ninguna' : 'ninguno')} se elige dos veces.`,
        },
      }),
      step(expr(answer), story.isOrdered ? because.orderMatters : because.orderDoesNotMatter),
    ],
    whyWrong: ({ story, n, r }) => ({
      order: story.isOrdered
        ? { en: line`It does not count the orders.`, es: line`No cuenta los órdenes.` }
        : { en: line`It counts each order separately.`, es: line`Cuenta cada orden por separado.` },
      repeats: {
        en: line`It lets the same ${single(story)} be chosen twice.`,
        es: line`Permite elegir dos veces ${sameOne(story)}.`,
      },
      wrongFactorial: story.isOrdered
        ? {
            en: line`${factorial(n)} must be divided by ${factorial(n - r)}, not by ${factorial(r)}.`,
            es: line`${factorial(n)} debe dividirse entre ${factorial(n - r)}, no entre ${factorial(r)}.`,
          }
        : {
            en: line`${factorial(n)} must also be divided by ${factorial(n - r)}.`,
            es: line`${factorial(n)} debe dividirse también entre ${factorial(n - r)}.`,
          },
    }),
    check(printed, answer) {
      const numbers = numbersIn(printed)
      const [n, r] = [Math.max(...numbers), Math.min(...numbers)]
      const isOrdered = /race|order of|offices|carrera|el orden de las|cargos/.test(printed.text)
      return isSame(expr(answer), isOrdered ? permutations(n, r) : combinations(n, r))
    },
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    share: 3,
    draw: random => ({ story: random.evenly(stories), n: random.int(6, 15), r: random.int(2, 4) }),
    answer: integer,
    solve: ({ story, n, r }) => (story.isOrdered ? arranged(n, r) : chosen(n, r)),
    ask: ({ story, n, r }) => {
      const [told, asked] = [story.says(n, r), story.asks(r)]
      return { en: [told.en, asked.en], es: [told.es, asked.es] }
    },
    solution: ({ story, n, r }, answer) => [
      step(
        story.isOrdered ? permutations(n, r) : combinations(n, r),
        story.isOrdered ? because.orderMatters : because.orderDoesNotMatter,
      ),
      ...selectionSteps(n, r, story.isOrdered),
      waysStep(exact(answer).n, story.what),
    ],
    check(printed, answer) {
      const numbers = numbersIn(printed)
      const [n, r] = [Math.max(...numbers), Math.min(...numbers)]
      const isOrdered = /race|order of|offices|carrera|el orden de las|cargos/.test(printed.text)
      return exact(answer).equals(subsets(n, r) * (isOrdered ? factorialOf(r) : 1))
    },
  }),

  letters: form({
    levels: ['medium'],
    draw: random => ({ word: random.evenly(LETTERED) }),
    answer: integer,
    solve: ({ word }) => repeated(word).reduce((count, times) => count / factorialOf(times), factorialOf(word.length)),
    solution: ({ word }, answer) => {
      const times = repeated(word).filter(count => count > 1)
      return [
        step(factorial(word.length), because.explain, {
          sentence: { en: line`${word.length} letters in a row.`, es: line`${word.length} letras en fila.` },
        }),
        step(times.length > 1 ? join(...times.map(factorial)) : factorial(itemOf(times, 0)), because.explain, {
          sentence: {
            en: [
              ...timesOf(word).flatMap(({ letter, times }) => line`${words(letter, letter)} appears ${times} times. `),
              ...line`Letters that are alike can change places without a new arrangement.`,
            ],
            es: [
              ...timesOf(word).flatMap(({ letter, times }) => line`${words(letter, letter)} aparece ${times} veces. `),
              ...line`Las letras iguales pueden cambiar de lugar sin dar otra ordenación.`,
            ],
          },
        }),
        step(
          equation(
            equation(
              over(
                factorial(word.length),
                times.length > 1 ? join(...times.map(factorial)) : factorial(itemOf(times, 0)),
              ),
              over(
                factorialOf(word.length),
                times.reduce((product, count) => product * factorialOf(count), 1),
              ),
            ),
            answer,
          ),
          because.explain,
          {
            sentence: {
              en: line`Divide by these orders: work out the factorials first.`,
              es: line`Divide entre esas ordenaciones: primero calcula los factoriales.`,
            },
          },
        ),
        waysStep(exact(answer).n, words('arrangements', 'ordenaciones')),
      ]
    },
    ask: ({ word }) => ({
      en: prose`In how many different ways can the letters of the word ${words(word, word)} be arranged?`,
      es: prose`¿De cuántas maneras distintas se pueden ordenar las letras de la palabra ${words(word, word)}?`,
    }),
    // Places each kind of letter in turn.
    check(printed, answer) {
      const word = itemOf(printed.all('words'), 0).en
      let [free, count] = [word.length, 1]
      for (const letter of new Set(word)) {
        const times = word.split(letter).length - 1
        count *= subsets(free, times)
        free -= times
      }
      return exact(answer).equals(count)
    },
  }),

  codes: form({
    levels: ['easy', 'medium'],
    lines: 2,
    draw: (random, { repeats }) => ({
      n: random.int(5, 10),
      r: random.int(3, 4),
      isRepeated: repeats,
      isLocker: random.evenly([true, false]),
    }),
    answer: integer,
    solve: ({ n, r, isRepeated }) => (isRepeated ? n ** r : arranged(n, r)),
    solution: ({ n, r, isRepeated, isLocker }, answer) => [
      step(
        isRepeated ? join(...Array.from({ length: r }, () => n)) : falling(n, r),
        isRepeated ? because.sameChoicesEachPlace : because.oneChoiceLess,
      ),
      waysStep(exact(answer).n, isLocker ? words('codes', 'códigos') : words('flags', 'banderas')),
    ],
    ask: ({ n, r, isRepeated, isLocker }) =>
      isRepeated
        ? isLocker
          ? {
              en: prose`A lock has ${r} dials, and each dial can be set to any of ${n} symbols. How many codes are possible if symbols may be repeated?`,
              es: prose`Un candado tiene ${r} discos, y cada disco puede mostrar cualquiera de ${n} símbolos. ¿Cuántos códigos son posibles si los símbolos se pueden repetir?`,
            }
          : {
              en: prose`A flag has ${r} stripes in a row. Each has one of ${n} colors, and colors may be repeated. How many different flags are possible?`,
              es: prose`Una bandera tiene ${r} franjas en fila. Cada una es de uno de ${n} colores, que se pueden repetir. ¿Cuántas banderas distintas son posibles?`,
            }
        : isLocker
          ? {
              en: prose`A locker code is ${r} different symbols, in order, chosen from ${n} symbols. How many codes are possible?`,
              es: prose`El código de un casillero tiene ${r} símbolos distintos, en orden, elegidos entre ${n}. ¿Cuántos códigos son posibles?`,
            }
          : {
              en: prose`A flag has ${r} stripes in a row, each in a different color chosen from ${n} colors. How many different flags are possible?`,
              es: prose`Una bandera tiene ${r} franjas en fila, cada una de un color distinto elegido entre ${n} colores. ¿Cuántas banderas distintas son posibles?`,
            },
    check(printed, answer) {
      const [r, n] = tupleOf(numbersIn(printed), 2)
      const isRepeated = /repeated|repetir/.test(printed.text)
      const count = (left: number, used: number): number =>
        left === 0 ? 1 : (isRepeated ? n : n - used) * count(left - 1, used + 1)
      return exact(answer).equals(count(r, 0))
    },
  }),

  plates: form({
    levels: ['medium'],
    lines: 2,
    draw: random => ({
      letters: random.int(2, 3),
      digits: random.int(2, 3),
      isRepeated: random.evenly([true, false]),
    }),
    answer: integer,
    solve: ({ letters, digits, isRepeated }) =>
      isRepeated ? 26 ** letters * 10 ** digits : arranged(26, letters) * arranged(10, digits),
    solution: ({ letters, digits, isRepeated }, answer) => {
      const product = (n: number, r: number) =>
        isRepeated ? join(...Array.from({ length: r }, () => n)) : falling(n, r)
      const ways = (n: number, r: number) => (isRepeated ? n ** r : arranged(n, r))
      const reason = isRepeated ? because.sameChoicesEachPlace : because.oneChoiceLess
      return [
        step(equation(product(26, letters), ways(26, letters)), reason),
        explained(
          equation(product(10, digits), ways(10, digits)),
          line`Do the same with the digits.`,
          line`Haz lo mismo con los dígitos.`,
        ),
        step(equation(join(ways(26, letters), ways(10, digits)), answer), because.multiplyChoices),
        waysStep(exact(answer).n, words('license plates', 'placas')),
      ]
    },
    ask: ({ letters, digits, isRepeated }) => {
      const [first, second] = [count(letters, nouns.letter), count(digits, nouns.digit)]
      return isRepeated
        ? {
            en: prose`A license plate has ${first} followed by ${second}. Letters (of ${26}) and digits (of ${10}) may be repeated. How many plates are possible?`,
            es: prose`Una placa de auto lleva ${first} y después ${second}. Las letras (de ${26}) y los dígitos (de ${10}) se pueden repetir. ¿Cuántas placas son posibles?`,
          }
        : {
            en: prose`A license plate has ${first} followed by ${second}. No letter (of ${26}) and no digit (of ${10}) is used twice. How many plates are possible?`,
            es: prose`Una placa de auto lleva ${first} y después ${second}. No se usa dos veces ninguna letra (de ${26}) ni ningún dígito (de ${10}). ¿Cuántas placas son posibles?`,
          }
    },
    check(printed, answer) {
      const [letters, digits] = tupleOf(numbersIn(printed), 2)
      const isRepeated = /may be|se pueden/.test(printed.text)
      const ways = (all: number, places: number): number =>
        places === 0 ? 1 : all * ways(isRepeated ? all : all - 1, places - 1)
      return exact(answer).equals(ways(26, letters) * ways(10, digits))
    },
  }),
})
