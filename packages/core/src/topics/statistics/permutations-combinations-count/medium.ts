import { count, exact, type FormMaker, integer, option, prose, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { LETTERED, repeated, stories } from './counting-stories.ts'
import type { levels } from './levels.ts'
import { arranged, chosen, factorialOf, numbersIn, subsets } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  doesOrderMatter: form({
    levels: ['medium'],
    draw: random => ({ story: random.evenly(stories), n: random.int(7, 12), r: random.int(3, 4) }),
    answer: option({
      permutation: { en: prose`a permutation: order matters`, es: prose`una permutación: importa el orden` },
      combination: {
        en: prose`a combination: order does not matter`,
        es: prose`una combinación: no importa el orden`,
      },
    }),
    solve: ({ story }) => (story.isOrdered ? 'permutation' : 'combination'),
    ask: ({ story, n, r }) => ({
      en: [story.tell(n, r).en, prose`Is this a permutation or a combination?`],
      es: [story.tell(n, r).es, prose`¿Es una permutación o una combinación?`],
    }),
    check: (printed, answer) =>
      answer ===
      (/race|order of|offices|carrera|el orden de las|cargos/.test(printed.text) ? 'permutation' : 'combination'),
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    share: 3,
    draw: random => ({ story: random.evenly(stories), n: random.int(6, 15), r: random.int(2, 4) }),
    answer: integer,
    solve: ({ story, n, r }) => (story.isOrdered ? arranged(n, r) : chosen(n, r)),
    ask: ({ story, n, r }) => story.tell(n, r),
    check(printed, answer) {
      const numbers = numbersIn(printed)
      const [n, r] = [Math.max(...numbers), Math.min(...numbers)]
      const isOrdered = /race|order of|offices|carrera|el orden de las|cargos/.test(printed.text)
      return exact(answer).equals(subsets(n, r) * (isOrdered ? factorialOf(r) : 1))
    },
  }),

  letters: form({
    levels: ['medium'],
    draw: random => ({ word: random.pick(LETTERED) }),
    answer: integer,
    solve: ({ word }) => repeated(word).reduce((count, times) => count / factorialOf(times), factorialOf(word.length)),
    ask: ({ word }) => ({
      en: prose`In how many different ways can the letters of the word ${words(word, word)} be arranged?`,
      es: prose`¿De cuántas maneras distintas se pueden ordenar las letras de la palabra ${words(word, word)}?`,
    }),
    // Places each kind of letter in turn.
    check(printed, answer) {
      const word = printed.all('words')[0]?.en ?? ''
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
    draw: random => ({
      n: random.int(5, 10),
      r: random.int(3, 4),
      isRepeated: random.evenly([true, false]),
      isLocker: random.chance(0.5),
    }),
    answer: integer,
    solve: ({ n, r, isRepeated }) => (isRepeated ? n ** r : arranged(n, r)),
    ask: ({ n, r, isRepeated, isLocker }) =>
      isRepeated
        ? isLocker
          ? {
              en: prose`A locker code has ${r} symbols. Each is one of ${n} symbols and may be repeated. How many codes are there?`,
              es: prose`El código de un casillero tiene ${r} símbolos. Cada uno es uno de ${n} símbolos y se puede repetir. ¿Cuántos códigos hay?`,
            }
          : {
              en: prose`A flag has ${r} stripes in a row. Each has one of ${n} colors, and colors may be repeated. How many flags are there?`,
              es: prose`Una bandera tiene ${r} franjas en fila. Cada una es de uno de ${n} colores, que se pueden repetir. ¿Cuántas banderas hay?`,
            }
        : isLocker
          ? {
              en: prose`A locker code has ${r} different symbols out of ${n}, in order. How many codes are there?`,
              es: prose`El código de un casillero tiene ${r} símbolos distintos, en orden, elegidos entre ${n}. ¿Cuántos códigos hay?`,
            }
          : {
              en: prose`A flag has ${r} stripes in a row of different colors out of ${n}. How many flags are there?`,
              es: prose`Una bandera tiene ${r} franjas en fila de colores distintos elegidos entre ${n}. ¿Cuántas banderas hay?`,
            },
    check(printed, answer) {
      const [r = 0, n = 0] = numbersIn(printed)
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
      const [letters = 0, digits = 0] = numbersIn(printed)
      const isRepeated = /may be|se pueden/.test(printed.text)
      const ways = (all: number, places: number): number =>
        places === 0 ? 1 : all * ways(isRepeated ? all : all - 1, places - 1)
      return exact(answer).equals(ways(26, letters) * ways(10, digits))
    },
  }),
})
