import {
  answerStep,
  type Both,
  decimalNumber,
  exact,
  type FormMaker,
  failed,
  type Inline,
  itemOf,
  line,
  option,
  prose,
  relation,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, shownFloat } from '../../kit/statistics/decimals.ts'
import { asks, bank, distribution, isIn, probability, probabilitySteps, settingIn, total, wayIn } from './binomial.ts'
import type { levels } from './levels.ts'
import { drawSetting, settings } from './settings.ts'

const SIGN_OF = { exactly: '=', 'at most': '≤', 'at least': '≥', 'more than': '>', 'fewer than': '<' } as const

export const easyForms = (form: FormMaker<typeof levels>) => ({
  probability: form({
    levels: ['easy', 'medium'],
    share: 2,
    draw: (random, { settings: among, ways, least, most }) => {
      // Drawn before a search, settings take turns.
      const [setting, way] = [random.evenly<number>(among), random.evenly(ways)]
      return random.until(
        () => {
          const n = random.int(least, most)
          return { way, n, ...drawSetting(random, setting), k: random.int(1, n - 1) }
        },
        ({ way, n, p, k }) => {
          const value = total(way, n, p.toNumber(), k)
          const values = Array.from({ length: n + 1 }, (_, x) => x).filter(x => isIn(way, x, k))
          // "More than 10 of 11" is one value, found like "exactly 11".
          const isMoreThanOne = way === 'exactly' || values.length > 1
          return isMoreThanOne && value > 0.02 && value < 0.98 && isSafe(value, 4)
        },
      )
    },
    answer: { ...decimalNumber, requires: 'decimal-places-4' },
    solve: ({ way, n, p, k }) => shownFloat(total(way, n, p.toNumber(), k), 4),
    solution({ way, n, p, k }, answer) {
      const values = Array.from({ length: n + 1 }, (_, x) => x).filter(x => isIn(way, x, k))
      return probabilitySteps(n, p, relation(symbol('X'), SIGN_OF[way], k), values, answer)
    },
    ask({ way, n, p, k, setting }) {
      const told = settings[setting]?.(n, probability(p))
      const asked = asks[way](k)
      return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
    },
    check(printed, answer) {
      const [n, p, rest] = settingIn(printed)
      const k = itemOf(rest, 0)
      const way = wayIn(printed.text)
      const value = distribution(n, p).reduce((sum, part, x) => sum + (isIn(way, x, k) ? part : 0), 0)
      return Math.abs(value - exact(answer).toNumber()) < 0.00005
    },
  }),

  isBinomial: form({
    levels: ['easy'],
    // The answer takes turns before the settings: one after another, those would have the same answer all over a sheet.
    draw(random) {
      const fails = random.evenly(['binomial', 'fixed', 'binomial', 'independent', 'binomial', 'constant'] as const)
      return { setting: random.evenly(bank.filter(setting => setting.fails === fails)) }
    },
    answer: option({
      binomial: { en: prose`Yes: all conditions hold.`, es: prose`Sí: se cumplen todas las condiciones.` },
      fixed: { en: prose`No: the number of trials is not fixed.`, es: prose`No: el número de ensayos no es fijo.` },
      independent: {
        en: prose`No: the trials are not independent.`,
        es: prose`No: los ensayos no son independientes.`,
      },
      constant: {
        en: prose`No: the probability is not always the same.`,
        es: prose`No: la probabilidad no es siempre la misma.`,
      },
    }),
    solve: ({ setting }) => setting.fails,
    solution: ({ setting: { fails, met, goesOn } }) => [
      step(
        met ?? {
          en: prose`fixed number; independent; success or failure; same probability`,
          es: prose`número fijo; independientes; éxito o fracaso; misma probabilidad`,
        },
        because.explain,
        {
          sentence: met
            ? {
                en: line`The trials of a binomial variable meet four conditions: a fixed number, independence, success or failure, and the same probability.`,
                es: line`Los ensayos de una variable binomial cumplen cuatro condiciones: número fijo, independencia, éxito o fracaso y la misma probabilidad.`,
              }
            : {
                en: line`These are the four conditions for the trials of a binomial variable.`,
                es: line`Estas son las cuatro condiciones para los ensayos de una variable binomial.`,
              },
        },
      ),
      answerStep(
        fails === 'binomial'
          ? { en: prose`binomial`, es: prose`binomial` }
          : { en: prose`not binomial`, es: prose`no binomial` },
        fails === 'fixed' ? notFixed(goesOn ?? failed('The trials go on')) : WHY[fails],
      ),
    ],
    ask: ({ setting }) => ({
      en: [setting.says.en, prose`Is ${symbol('X')} binomial?`],
      es: [setting.says.es, prose`¿Es ${symbol('X')} binomial?`],
    }),
    check: (printed, answer) =>
      answer ===
      (/until|hasta/.test(printed.text)
        ? 'fixed'
        : /without|sin /.test(printed.text)
          ? 'independent'
          : /farther|different difficulty|más lejos|distinta dificultad/.test(printed.text)
            ? 'constant'
            : 'binomial'),
  }),
})

const notFixed = ({ en, es }: Both<readonly Inline[]>) => ({
  en: [...line`No: `, ...en, ...line`, so their number is not fixed.`],
  es: [...line`No: `, ...es, ...line`, así que su número no es fijo.`],
})

const WHY = {
  binomial: {
    en: line`All conditions hold: ${symbol('X')} is binomial.`,
    es: line`Se cumplen todas las condiciones: ${symbol('X')} es binomial.`,
  },
  independent: {
    en: line`No: without replacement each draw changes the next, so the trials are not independent.`,
    es: line`No: sin devolver, cada extracción cambia la siguiente, así que los ensayos no son independientes.`,
  },
  constant: {
    en: line`No: each trial is harder or easier than another, so the probability is not always the same.`,
    es: line`No: cada ensayo es más difícil o más fácil que otro, así que la probabilidad no es siempre la misma.`,
  },
} as const
