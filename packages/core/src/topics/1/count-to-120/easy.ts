import {
  asWritten,
  type Both,
  baseTenBlocks,
  both,
  type Content,
  count,
  exact,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  integer,
  line,
  list,
  numberList,
  prose,
  role,
  type Step,
  step,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { drawBlocks, drawNeighbor, runs } from './numbers.ts'
import { atPlaces, counted, isRun, type Level, runIn, withBlanks } from './parts.ts'

const tensAndOnes = (n: number) => baseTenBlocks({ tens: Math.floor(n / 10), ones: n % 10 })

const countIn = (drawn: Figure): number =>
  drawn.kind === 'base-ten-blocks' ? drawn.groups.reduce((all, { tens, ones }) => all + 10 * tens + ones, 0) : -1

const countBlocks = (n: number): readonly Step[] => {
  const tens = Math.floor(n / 10)
  return [
    step(list(...wholes(1, tens).map(ten => 10 * ten)), because.explain, {
      sentence: { en: line`Count the rods by tens.`, es: line`Cuenta las barras de diez en diez.` },
    }),
    step(list(...wholes(10 * tens + 1, n)), because.keepCounting, {
      group: { en: line`the cubes, by ones`, es: line`los cubos, de uno en uno` },
    }),
  ]
}

const pictureShows = (n: number) => ({ en: line`This picture shows ${n}.`, es: line`Este dibujo muestra el ${n}.` })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  countOn: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Count on by ones. Write the missing numbers.`,
      es: prose`Cuenta de uno en uno. Escribe los números que faltan.`,
    },
    draw: (random, { run }: Level) => runs[run](random),
    answer: numberList,
    solve: atPlaces,
    ask: run => both(withBlanks(run)),
    solution: (run, answers) => [
      ...counted(run.numbers, run.hidden),
      step(list(...answers), because.writeTheMissingNumbers),
    ],
    check: (printed, answers) => isRun(runIn(printed, ...answers), 1),
  }),
  blocks: form({
    levels: ['easy', 'medium'],
    draw: (random, { range }: Level) => ({ n: drawBlocks(random, range, 0) }),
    answer: integer,
    solve: ({ n }) => n,
    ask({ n }): Both<Content> {
      const drawn = figure(tensAndOnes(n))
      return {
        en: [drawn, prose`What number do the blocks show?`],
        es: [drawn, prose`¿Qué número muestran los bloques?`],
      }
    },
    solution: ({ n }) => [...countBlocks(n), step(asWritten(n), because.lastNumberTellsHowMany)],
    check: (printed, answer) => exact(answer).equals(countIn(printed.figure('base-ten-blocks'))),
  }),
  neighbor: form({
    levels: ['easy', 'medium'],
    draw: (random, { range }: Level) => drawNeighbor(random, range),
    answer: integer,
    solve: ({ n }) => n,
    ask: ({ place, n }) =>
      place === 'after'
        ? {
            en: prose`What number comes just after ${role('before', n - 1)}?`,
            es: prose`¿Qué número está justo después del ${role('before', n - 1)}?`,
          }
        : place === 'before'
          ? {
              en: prose`What number comes just before ${role('after', n + 1)}?`,
              es: prose`¿Qué número está justo antes del ${role('after', n + 1)}?`,
            }
          : {
              en: prose`What number is between ${role('before', n - 1)} and ${role('after', n + 1)}?`,
              es: prose`¿Qué número está entre el ${role('before', n - 1)} y el ${role('after', n + 1)}?`,
            },
    solution: ({ place, n }) =>
      place === 'before'
        ? [
            step(list(n + 3, n + 2, n + 1, n), because.explain, {
              sentence: {
                en: line`Count back to the number before ${n + 1}.`,
                es: line`Cuenta hacia atrás hasta el número antes del ${n + 1}.`,
              },
            }),
            step(asWritten(n), because.explain, {
              sentence: {
                en: line`Just before ${n + 1} comes ${n}.`,
                es: line`Justo antes del ${n + 1} está el ${n}.`,
              },
            }),
          ]
        : [
            step(list(n - 3, n - 2, n - 1, n, ...(place === 'between' ? [n + 1] : [])), because.explain, {
              sentence: { en: line`Count on past ${n - 1}.`, es: line`Cuenta hacia adelante y pasa el ${n - 1}.` },
            }),
            step(asWritten(n), because.explain, {
              sentence:
                place === 'between'
                  ? {
                      en: line`${n} comes after ${n - 1} and before ${n + 1}.`,
                      es: line`El ${n} está después del ${n - 1} y antes del ${n + 1}.`,
                    }
                  : { en: line`Just after ${n - 1} comes ${n}.`, es: line`Justo después del ${n - 1} está el ${n}.` },
            }),
          ],
    check: (printed, answer) =>
      printed
        .terms('role')
        .every(({ name }) => exact(answer).equals(printed.role(name).plus(name === 'before' ? 1 : -1))),
  }),
  whichPicture: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => ({ n: drawBlocks(random, 'low', 13) }),
        ({ n }) => n % 11 !== 0,
      ),
    answer: figureChoice,
    solve: ({ n }): Figure => tensAndOnes(n),
    mistakes: ({ n }): Record<string, Figure> => ({
      digitsSwapped: tensAndOnes(10 * (n % 10) + Math.floor(n / 10)),
      oneMore: baseTenBlocks({ tens: Math.floor(n / 10), ones: (n % 10) + 1 }),
      tenMore: tensAndOnes(n + 10),
    }),
    ask: ({ n }) => ({ en: prose`Which picture shows ${n}?`, es: prose`¿Qué dibujo muestra el ${n}?` }),
    solution: ({ n }) => [
      ...countBlocks(n),
      step(figure(tensAndOnes(n)), because.explain, {
        sentence: {
          en: line`This picture has ${count(Math.floor(n / 10), nouns.ten)} and ${count(n % 10, nouns.one)}.`,
          es: line`Este dibujo tiene ${count(Math.floor(n / 10), nouns.ten)} y ${count(n % 10, nouns.one)}.`,
        },
      }),
    ],
    whyWrong: ({ n }) => ({
      digitsSwapped: pictureShows(10 * (n % 10) + Math.floor(n / 10)),
      oneMore: pictureShows(n + 1),
      tenMore: pictureShows(n + 10),
    }),
    check: (printed, answer) => printed.take(1)[0].equals(countIn(answer)),
  }),
})
