import {
  answerStep,
  both,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  type Point,
  prose,
  type StrokeLetter,
  sideBySide,
  strokesOf,
  symbol,
  symmetryFigure,
  type Value,
  words,
  yesOrNo,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import type { Mirror } from './symmetry.ts'

const VERTICAL = 'AHIMOTUVWXY'
const LEVEL = 'BCDEHIOX'
const POOL = 'ABCDEFHILMNOPRSTUVWXYZ'
const has = {
  vertical: (letter: string) => VERTICAL.includes(letter),
  level: (letter: string) => LEVEL.includes(letter),
}
type Way = keyof typeof has
const WAYS = ['vertical', 'level'] as const
const MIDDLE: Readonly<Record<Way, Mirror>> = {
  vertical: [
    [0, -50],
    [0, 50],
  ],
  level: [
    [-50, 0],
    [50, 0],
  ],
}
const withLine = (letter: StrokeLetter, ...ways: readonly Way[]) =>
  figure(symmetryFigure({ shape: letter, mirrors: ways.map(way => MIDDLE[way]) }))

/** The pieces of a letter's strokes: each by the points that make it, in either order. */
const pieces = (letter: StrokeLetter, turn: (point: Point) => Point): ReadonlySet<string> =>
  new Set(
    strokesOf(letter).flatMap(path => {
      const commands = Array.from(path.matchAll(/[A-Z][^A-Z]*/g), ([command]) => command)
      let at: Point = [0, 0]
      let first: Point = [0, 0]
      return commands.flatMap(command => {
        const numbers = Array.from(command.matchAll(/-?\d+/g), ([digits]) => Number(digits))
        const points = numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, itemOf(numbers, i + 1)]] : []))
        if (command.startsWith('M')) {
          at = itemOf(points, 0)
          first = at
          return []
        }
        const all = [at, ...(command.startsWith('Z') ? [first] : points)]
          .map(turn)
          .map(point => point.map(value => value + 0).join())
        at = points.at(-1) ?? first
        return all.length === 2 && all[0] === all[1] ? [] : [[...all].sort().join(' ')]
      })
    }),
  )
const isSame = (one: ReadonlySet<string>, two: ReadonlySet<string>) =>
  one.size === two.size && [...one].every(piece => two.has(piece))
const TURNS: Readonly<Record<Way, (point: Point) => Point>> = {
  vertical: ([x, y]) => [-x, y],
  level: ([x, y]) => [x, -y],
}
/** Turns the strokes over and compares them. */
const looksSame = (letter: StrokeLetter, way: Way) =>
  isSame(
    pieces(letter, point => point),
    pieces(letter, TURNS[way]),
  )

const pairsAndTriples = (letters: readonly StrokeLetter[]): readonly (readonly StrokeLetter[])[] => {
  const pairs = letters.flatMap((one, i) => letters.slice(i + 1).map(other => [one, other] as const))
  const triples = pairs.flatMap(([one, other]) =>
    letters.slice(letters.indexOf(other) + 1).map(third => [one, other, third] as const),
  )
  return [...pairs, ...triples]
}
const lettersOf = (text: string) => [...text] as StrokeLetter[]
const symbols = (letters: readonly StrokeLetter[]): readonly Value[] => letters.map(letter => symbol(letter))
const namesOf = (answer: readonly Value[]) =>
  answer.map(item => (typeof item === 'object' && 'kind' in item && item.kind === 'symbol' ? item.name : '')).sort()

const CHOSEN: Readonly<Record<Way, readonly (readonly StrokeLetter[])[]>> = {
  vertical: pairsAndTriples(lettersOf(VERTICAL)),
  level: pairsAndTriples(lettersOf(LEVEL)),
}
/** Letters with so many of the two lines of symmetry; not X and O, which might be drawn with more. */
const BY_COUNT = [lettersOf('FNPRSZ'), lettersOf('AMTUVWYBCDE'), lettersOf('HI')] as const
const NONE = pairsAndTriples(lettersOf('FNPRSZ'))
const TWO = pairsAndTriples(lettersOf('HIOX'))
const foldsOf = (way: Way, letters: readonly StrokeLetter[]) => {
  const all = letters.join(', ')
  return way === 'vertical'
    ? words(`vertical: ${all}`, `vertical: ${all}`)
    : words(`horizontal: ${all}`, `horizontal: ${all}`)
}
const matchSaid = (way: Way, matches: boolean) =>
  way === 'vertical'
    ? matches
      ? { en: line`The left half and the right half match.`, es: line`La mitad izquierda y la derecha coinciden.` }
      : {
          en: line`The left half and the right half do not match.`,
          es: line`La mitad izquierda y la derecha no coinciden.`,
        }
    : matches
      ? { en: line`The upper half and the lower half match.`, es: line`La mitad de arriba y la de abajo coinciden.` }
      : {
          en: line`The upper half and the lower half do not match.`,
          es: line`La mitad de arriba y la de abajo no coinciden.`,
        }

export const letterForms = (form: FormMaker<typeof levels>) => ({
  foldedLetter: form({
    levels: ['easy'],
    lines: 0,
    draw(random) {
      const matches = random.evenly([true, false, false, true])
      const way = random.evenly(WAYS)
      const letter = random.evenly(lettersOf(POOL).filter(one => has[way](one) === matches))
      return { way, letter }
    },
    answer: yesOrNo,
    solve: ({ way, letter }) => (has[way](letter) ? 'yes' : 'no'),
    ask: ({ way, letter }) => ({
      en: [prose`The letter is folded along the dashed line. Do its two halves match?`, withLine(letter, way)],
      es: [prose`La letra se dobla por la línea discontinua. ¿Coinciden sus dos mitades?`, withLine(letter, way)],
    }),
    solution({ way, letter }) {
      const matches = has[way](letter)
      return [
        explainedBy(
          figure(symmetryFigure({ shape: letter })),
          way === 'vertical'
            ? {
                en: line`Look at the half to the left of the dashed line and at the half to its right.`,
                es: line`Mira la mitad que queda a la izquierda de la línea discontinua y la que queda a la derecha.`,
              }
            : {
                en: line`Look at the half above the dashed line and at the half below it.`,
                es: line`Mira la mitad que queda arriba de la línea discontinua y la que queda abajo.`,
              },
        ),
        answerStep(matches ? words('Yes', 'Sí') : words('No', 'No'), matchSaid(way, matches)),
      ]
    },
    check(printed, answer) {
      const { shape, mirrors } = printed.figure('symmetry-figure')
      const [[x], [otherX]] = itemOf(mirrors, 0)
      return (
        shape.of === 'letter' &&
        answer === (looksSame(shape.letter, x === otherX ? 'vertical' : 'level') ? 'yes' : 'no')
      )
    },
  }),

  howManyOfLetter: form({
    levels: ['medium'],
    draw(random) {
      const count = random.evenly([1, 0, 2, 1] as const)
      return { count, letter: random.evenly(BY_COUNT[count]) }
    },
    answer: integer,
    solve: ({ count }) => count,
    ask: ({ letter }) => ({
      en: [prose`How many lines of symmetry does this letter have?`, figure(symmetryFigure({ shape: letter }))],
      es: [prose`¿Cuántos ejes de simetría tiene esta letra?`, figure(symmetryFigure({ shape: letter }))],
    }),
    solution: ({ letter, count }) => [
      ...WAYS.map(way => explainedBy(withLine(letter, way), matchSaid(way, has[way](letter)))),
      answerStep(
        expr(count),
        count === 2
          ? { en: line`Both lines are lines of symmetry.`, es: line`Las dos líneas son ejes de simetría.` }
          : count === 1
            ? {
                en: line`Only one of the lines is a line of symmetry.`,
                es: line`Solo una de las líneas es eje de simetría.`,
              }
            : {
                en: line`However you fold the letter, its halves do not match.`,
                es: line`Al doblar la letra por una línea, sus mitades nunca coinciden.`,
              },
      ),
    ],
    check(printed, answer) {
      const { shape } = printed.figure('symmetry-figure')
      return shape.of === 'letter' && exact(answer).equals(WAYS.filter(way => looksSame(shape.letter, way)).length)
    },
  }),

  letters: form({
    levels: ['medium'],
    wide: true,
    draw(random) {
      const way = random.evenly(WAYS)
      const right = random.evenly(CHOSEN[way])
      const others = lettersOf(POOL).filter(letter => !has[way](letter))
      return { way, letters: [...right, ...random.shuffle(others).slice(0, 5 - right.length)].sort() }
    },
    answer: numbersInAnyOrder,
    solve: ({ way, letters }) => symbols(letters.filter(has[way])),
    ask({ way, letters }) {
      const shown = sideBySide(...letters.map(letter => figure(symmetryFigure({ shape: letter }))))
      return way === 'vertical'
        ? {
            en: [prose`Which of these letters have a vertical line of symmetry? Write them all.`, shown],
            es: [prose`¿Cuáles de estas letras tienen un eje de simetría vertical? Escríbelas todas.`, shown],
          }
        : {
            en: [prose`Which of these letters have a horizontal line of symmetry? Write them all.`, shown],
            es: [prose`¿Cuáles de estas letras tienen un eje de simetría horizontal? Escríbelas todas.`, shown],
          }
    },
    solution({ way, letters }, answer) {
      const others = symbols(letters.filter(letter => !has[way](letter)))
      return [
        explainedBy(both(sideBySide(...letters.map(letter => withLine(letter, way)))), {
          en:
            way === 'vertical'
              ? line`Draw a vertical line through the middle of each letter.`
              : line`Draw a horizontal line through the middle of each letter.`,
          es:
            way === 'vertical'
              ? line`Traza una línea vertical por el medio de cada letra.`
              : line`Traza una línea horizontal por el medio de cada letra.`,
        }),
        explainedBy(list(...others), matchSaid(way, false)),
        explainedBy(list(...answer), matchSaid(way, true)),
      ]
    },
    check(printed, answer) {
      const way = /vertical/.test(printed.text) && !/horizontal/.test(printed.text) ? 'vertical' : 'level'
      const right = printed
        .figures('symmetry-figure')
        .flatMap(({ shape }) => (shape.of === 'letter' && looksSame(shape.letter, way) ? [shape.letter] : []))
      return JSON.stringify([...right].sort()) === JSON.stringify(namesOf(answer))
    },
  }),

  bothLines: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      const asks = random.evenly(['two', 'none'] as const)
      const right = random.evenly(asks === 'two' ? TWO : NONE)
      // Letters with one line of symmetry, vertical or horizontal.
      const others = random.shuffle(BY_COUNT[1]).slice(0, 6 - right.length)
      return { asks, letters: [...right, ...others].sort() }
    },
    answer: numbersInAnyOrder,
    solve: ({ asks, letters }) =>
      symbols(letters.filter(letter => WAYS.every(way => has[way](letter) === (asks === 'two')))),
    ask({ asks, letters }) {
      const shown = sideBySide(...letters.map(letter => figure(symmetryFigure({ shape: letter }))))
      return asks === 'two'
        ? {
            en: [
              prose`Fold each letter along a vertical line, then along a horizontal line. In which letters do the halves match both times? Write them all.`,
              shown,
            ],
            es: [
              prose`Dobla cada letra por una línea vertical y luego por una horizontal. ¿En qué letras coinciden las mitades las dos veces? Escríbelas todas.`,
              shown,
            ],
          }
        : {
            en: [
              prose`Fold each letter along a vertical line, then along a horizontal line. Which letters have no line of symmetry at all, because the halves never match? Write them all.`,
              shown,
            ],
            es: [
              prose`Dobla cada letra por una línea vertical y luego por una horizontal. ¿Qué letras no tienen ningún eje de simetría, porque las mitades nunca coinciden? Escríbelas todas.`,
              shown,
            ],
          }
    },
    solution({ asks, letters }, answer) {
      const [vertical, level] = [letters.filter(has.vertical), letters.filter(has.level)]
      const found = (way: Way, those: readonly StrokeLetter[]) =>
        those.length === 0
          ? []
          : [
              explainedBy(foldsOf(way, those), {
                en:
                  way === 'vertical'
                    ? line`Along a vertical line, the halves of these letters match.`
                    : line`Along a horizontal line, the halves of these letters match.`,
                es:
                  way === 'vertical'
                    ? line`Por una línea vertical, coinciden las mitades de estas letras.`
                    : line`Por una línea horizontal, coinciden las mitades de estas letras.`,
              }),
            ]
      return [
        ...found('vertical', vertical),
        ...found('level', level),
        answerStep(
          list(...answer),
          asks === 'two'
            ? { en: line`These letters are in both lists.`, es: line`Estas letras están en las dos listas.` }
            : vertical.length > 0 && level.length > 0
              ? {
                  en: line`These letters are in neither list.`,
                  es: line`Estas letras no están en ninguna de las listas.`,
                }
              : {
                  en: line`In these letters, the halves match along neither a vertical nor a horizontal line.`,
                  es: line`En estas letras, las mitades no coinciden ni por una línea vertical ni por una horizontal.`,
                },
        ),
      ]
    },
    check(printed, answer) {
      const wanted = /both|dos veces/.test(printed.text)
      const right = printed
        .figures('symmetry-figure')
        .flatMap(({ shape }) =>
          shape.of === 'letter' && WAYS.every(way => looksSame(shape.letter, way) === wanted) ? [shape.letter] : [],
        )
      return JSON.stringify([...right].sort()) === JSON.stringify(namesOf(answer))
    },
  }),
})
