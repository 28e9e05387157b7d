import {
  decimal,
  type Expr,
  equation,
  exact,
  explained,
  explainedBy,
  line,
  minus,
  prose,
  Ratio,
  relation,
  type Sentence,
  sentenceChoice,
  statements,
  words,
} from '../../../author.ts'
import { type Form, timesX } from './repeated.ts'

interface Nines {
  /** What the nines come to, in tenths. */
  readonly tenths: number
  readonly sign: '=' | '<'
}
/** 0.999… for 1, 2.999… for 3, 0.4999… for 0.5; `isMoved` takes the point one place to the right. */
function withNines(tenths: number, isMoved = false): Expr {
  const isWhole = tenths % 10 === 0
  const text = isMoved
    ? `${tenths - 1}.999…`
    : isWhole
      ? `${tenths / 10 - 1}.999…`
      : `${Math.floor(tenths / 10)}.${(tenths % 10) - 1}999…`
  return words(text, text)
}
const VALUES = [10, 5, 30, 7, 20, 4, 8, 50, 3, 6, 40, 25, 13, 36] as const

function repliesTo({ tenths, sign }: Nines): readonly [right: Sentence, ...wrong: Sentence[]] {
  const x = timesX(1)
  const [shown, value, nine] = [withNines(tenths), decimal(Ratio.of(tenths, 10)), decimal(Ratio.of(9 * tenths, 10))]
  const left = equation(timesX(9), nine)
  if (sign === '=')
    return [
      {
        key: 'true subtracted',
        says: {
          en: prose`True, because ${timesX(10)} minus ${x} leaves ${left}.`,
          es: prose`Verdadero, porque al restar ${x} de ${timesX(10)} queda ${left}.`,
        },
      },
      {
        key: 'false less',
        says: {
          en: prose`False, because ${shown} is always a little less than ${value}.`,
          es: prose`Falso, porque ${shown} siempre es un poco menor que ${value}.`,
        },
      },
      {
        key: 'true rounded',
        says: {
          en: prose`True, because ${shown} rounds to ${value}.`,
          es: prose`Verdadero, porque ${shown} se redondea a ${value}.`,
        },
      },
      {
        key: 'false digits',
        says: {
          en: prose`False, because the two numbers have different digits.`,
          es: prose`Falso, porque los dos números tienen cifras distintas.`,
        },
      },
    ]
  return [
    {
      key: 'false subtracted',
      says: {
        en: prose`False, because ${timesX(10)} minus ${x} leaves ${left}.`,
        es: prose`Falso, porque al restar ${x} de ${timesX(10)} queda ${left}.`,
      },
    },
    {
      key: 'true never',
      says: {
        en: prose`True, because the nines never quite reach ${value}.`,
        es: prose`Verdadero, porque los nueves nunca llegan a ${value}.`,
      },
    },
    {
      key: 'false greater',
      says: {
        en: prose`False, because ${shown} is greater than ${value}.`,
        es: prose`Falso, porque ${shown} es mayor que ${value}.`,
      },
    },
    {
      key: 'true first',
      says: {
        en: prose`True, because the digits of ${shown} are not those of ${value}.`,
        es: prose`Verdadero, porque las cifras de ${shown} no son las de ${value}.`,
      },
    },
  ]
}

/** 0.999… = 1, and others like it. */
export const nines = (form: Form) =>
  form({
    levels: ['hard'],
    draw: (random): Nines => {
      const sign = random.evenly(['=', '<'] as const)
      return { sign, tenths: random.evenly(VALUES) }
    },
    answer: sentenceChoice,
    solve: facts => repliesTo(facts)[0],
    mistakes: facts =>
      Object.fromEntries(
        repliesTo(facts)
          .slice(1)
          .map(reply => [reply.key, reply]),
      ),
    ask({ tenths, sign }) {
      const statement = relation(withNines(tenths), sign, decimal(Ratio.of(tenths, 10)))
      return {
        en: prose`True or false? ${statement}. Let x be the number on the left.`,
        es: prose`¿Verdadero o falso? ${statement}. Sea x el número de la izquierda.`,
      }
    },
    solution({ tenths, sign }, { says }) {
      const [value, nine] = [decimal(Ratio.of(tenths, 10)), decimal(Ratio.of(9 * tenths, 10))]
      return [
        explained(
          statements(equation(timesX(1), withNines(tenths)), equation(timesX(10), withNines(tenths, true))),
          line`Multiply by 10: both numbers go on with nines that never end.`,
          line`Multiplica por 10: los dos números siguen con nueves que no se acaban.`,
        ),
        explained(
          statements(equation(equation(minus(timesX(10), timesX(1)), timesX(9)), nine), equation(timesX(1), value)),
          line`Subtract: the nines cancel. Divide both sides by 9.`,
          line`Resta: los nueves se anulan. Divide ambos lados entre 9.`,
        ),
        explainedBy(
          says,
          sign === '='
            ? {
                en: line`Both are names of one number.`,
                es: line`Los dos son nombres de un mismo número.`,
              }
            : {
                en: line`Both are names of one number, so neither is less or greater.`,
                es: line`Los dos son nombres de un mismo número, así que ninguno es menor ni mayor.`,
              },
        ),
      ]
    },
    whyWrong: ({ tenths }) => {
      const value = decimal(Ratio.of(tenths, 10))
      const digits = {
        en: line`One number can be written with different digits.`,
        es: line`Un mismo número se puede escribir con cifras distintas.`,
      }
      const endless = {
        en: line`The nines never end, so nothing is missing up to ${value}.`,
        es: line`Los nueves no se acaban, así que no falta nada para llegar a ${value}.`,
      }
      return {
        'false less': endless,
        'true rounded': {
          en: line`Rounding does not show that two numbers are equal.`,
          es: line`Redondear no muestra que dos números sean iguales.`,
        },
        'false digits': digits,
        'true never': endless,
        'false greater': {
          en: line`The two numbers are equal, so neither is greater.`,
          es: line`Los dos números son iguales, así que ninguno es mayor.`,
        },
        'true first': digits,
      }
    },
    // Cut off after many nines, the number is closer to the other than any step of its last place.
    check(printed, { key }) {
      const found = printed.all('relation').find(({ right }) => right.kind === 'number')
      if (found?.left.kind !== 'words') return false
      const long = Number(found.left.en.replace('…', '9'.repeat(10)))
      const isSame = Math.abs(long - exact(found.right).toNumber()) < 1e-9
      return isSame && key === (found.sign === '=' ? 'true subtracted' : 'false subtracted')
    },
  })
