import {
  type Block,
  type Both,
  type Expr,
  equation,
  explained,
  type Hole,
  type Inline,
  itemOf,
  line,
  name,
  number,
  over,
  type Person,
  type Printed,
  people,
  prose,
  type Random,
  Ratio,
  relation,
  root,
  type Sentence,
  type Step,
} from '../../../author.ts'
import { drawn, isRational, printedKind, proved, type Real, shownOf, valueOf } from './numbers.ts'

type Said = Both<readonly Inline[]>
type Told = (shown: Expr, of: Real) => Both<Block>
/** What somebody says about a number, whether it is right and why, and replies that are not. */
interface Claim {
  readonly key: string
  readonly draw: (random: Random) => Real
  /** To follow "Ana says that". */
  readonly says: (who: Hole, shown: Expr) => Both<Block>
  readonly right: Told
  readonly wrong: readonly [Told, Told, Told]
  /** What is wrong with each of them. */
  readonly fails: readonly [Said, Said, Said]
  /** Whether the printed number is one of which this is said. */
  readonly fits: (shown: Expr) => boolean
}

const negated = (of: Real) => number((valueOf(of) ?? Ratio.of(0)).negated())
const value = (of: Real) => number(valueOf(of) ?? Ratio.of(0))
const denominatorOf = (of: Real) => ('d' in of ? of.d : 1)

const CLAIMS: readonly Claim[] = [
  {
    key: 'quotient',
    draw: random => drawn.quotient(random),
    says: (who, n) => ({
      en: prose`${who} says that ${n} is not an integer, because it is written as a fraction.`,
      es: prose`${who} dice que ${n} no es un entero, porque está escrito como fracción.`,
    }),
    right: (n, of) => ({
      en: prose`No, because ${n} is equal to ${value(of)}.`,
      es: prose`No, porque ${n} es igual a ${value(of)}.`,
    }),
    wrong: [
      () => ({
        en: prose`No, because every fraction is an integer.`,
        es: prose`No, porque toda fracción es un entero.`,
      }),
      () => ({
        en: prose`Yes, because no fraction is an integer.`,
        es: prose`Sí, porque ninguna fracción es un entero.`,
      }),
      () => ({
        en: prose`Yes, because an integer has only one digit.`,
        es: prose`Sí, porque un entero tiene una sola cifra.`,
      }),
    ],
    fails: [
      {
        en: line`Some fractions, such as ${Ratio.of(1, 2)}, are not integers.`,
        es: line`Algunas fracciones, como ${Ratio.of(1, 2)}, no son enteros.`,
      },
      {
        en: line`Some fractions are integers: divide to find out.`,
        es: line`Algunas fracciones son enteros: hay que dividir para saberlo.`,
      },
      {
        en: line`An integer can have any number of digits.`,
        es: line`Un entero puede tener cualquier número de cifras.`,
      },
    ],
    fits: n => printedKind(n) === 'natural',
  },
  {
    key: 'integer-rational',
    draw: random => drawn.integer(random),
    says: (who, n) => ({
      en: prose`${who} says that ${n} is both an integer and a rational number.`,
      es: prose`${who} dice que ${n} es a la vez un entero y un número racional.`,
    }),
    right: (n, of) => ({
      en: prose`Yes, because ${n} is the quotient of the integers ${value(of)} and 1.`,
      es: prose`Sí, porque ${n} es el cociente de los enteros ${value(of)} y 1.`,
    }),
    wrong: [
      () => ({
        en: prose`Yes, because every rational number is an integer.`,
        es: prose`Sí, porque todo número racional es un entero.`,
      }),
      () => ({
        en: prose`No, because rational numbers are never negative.`,
        es: prose`No, porque los números racionales nunca son negativos.`,
      }),
      () => ({
        en: prose`No, because a number belongs to only one set.`,
        es: prose`No, porque un número pertenece a un solo conjunto.`,
      }),
    ],
    fails: [
      {
        en: line`Some rational numbers, such as ${Ratio.of(1, 2)}, are not integers.`,
        es: line`Algunos números racionales, como ${Ratio.of(1, 2)}, no son enteros.`,
      },
      { en: line`Rational numbers can be negative.`, es: line`Los números racionales pueden ser negativos.` },
      {
        en: line`The integers lie within the rational numbers: each belongs to both sets.`,
        es: line`Los enteros están dentro de los racionales: cada uno pertenece a los dos conjuntos.`,
      },
    ],
    fits: n => printedKind(n) === 'integer',
  },
  {
    key: 'negative-root',
    draw: random => drawn.square(random, 15, true),
    says: (who, n) => ({
      en: prose`${who} says that ${n} is a natural number, because a perfect square stands under the root.`,
      es: prose`${who} dice que ${n} es un número natural, porque bajo la raíz hay un cuadrado perfecto.`,
    }),
    right: (n, of) => ({
      en: prose`No, because ${n} is equal to ${value(of)}.`,
      es: prose`No, porque ${n} es igual a ${value(of)}.`,
    }),
    wrong: [
      () => ({
        en: prose`No, because every square root is irrational.`,
        es: prose`No, porque toda raíz cuadrada es irracional.`,
      }),
      () => ({
        en: prose`Yes, because every integer is a natural number.`,
        es: prose`Sí, porque todo entero es un número natural.`,
      }),
      (n, of) => ({
        en: prose`Yes, because ${n} is equal to ${negated(of)}.`,
        es: prose`Sí, porque ${n} es igual a ${negated(of)}.`,
      }),
    ],
    fails: [
      {
        en: line`The square root of a perfect square is rational.`,
        es: line`La raíz cuadrada de un cuadrado perfecto es racional.`,
      },
      {
        en: line`Negative integers are not natural numbers.`,
        es: line`Los enteros negativos no son números naturales.`,
      },
      {
        en: line`The minus sign before the root stays.`,
        es: line`El signo menos que está antes de la raíz se conserva.`,
      },
    ],
    fits: n => printedKind(n) === 'integer',
  },
  {
    key: 'natural-root',
    draw: random => drawn.square(random, 15),
    says: (who, n) => ({
      en: prose`${who} says that ${n} is a natural number.`,
      es: prose`${who} dice que ${n} es un número natural.`,
    }),
    right: (n, of) => ({
      en: prose`Yes, because ${n} is equal to ${value(of)}.`,
      es: prose`Sí, porque ${n} es igual a ${value(of)}.`,
    }),
    wrong: [
      () => ({
        en: prose`Yes, because every square root is a natural number.`,
        es: prose`Sí, porque toda raíz cuadrada es un número natural.`,
      }),
      () => ({
        en: prose`No, because a natural number is never written with a root sign.`,
        es: prose`No, porque un número natural nunca se escribe con el signo de raíz.`,
      }),
      () => ({
        en: prose`No, because it is an integer, and no integer is natural.`,
        es: prose`No, porque es un entero y ningún entero es natural.`,
      }),
    ],
    fails: [
      {
        en: line`Some square roots, such as ${root(2)}, are not natural numbers.`,
        es: line`Algunas raíces cuadradas, como ${root(2)}, no son números naturales.`,
      },
      {
        en: line`The value decides, not the way it is written.`,
        es: line`Decide el valor, no la manera de escribirlo.`,
      },
      { en: line`The positive integers are natural numbers.`, es: line`Los enteros positivos son números naturales.` },
    ],
    fits: n => printedKind(n) === 'natural',
  },
  {
    key: 'zero',
    draw: random => ({ look: 'quotient', n: 0, d: random.int(2, 12) }),
    says: (who, n) => ({
      en: prose`${who} says that ${n} is not a rational number.`,
      es: prose`${who} dice que ${n} no es un número racional.`,
    }),
    right: (_, of) => ({
      en: prose`No, because it is the quotient of the integers 0 and ${denominatorOf(of)}.`,
      es: prose`No, porque es el cociente de los enteros 0 y ${denominatorOf(of)}.`,
    }),
    wrong: [
      (_, of) => ({
        en: prose`No, because it is equal to ${denominatorOf(of)}.`,
        es: prose`No, porque es igual a ${denominatorOf(of)}.`,
      }),
      () => ({
        en: prose`Yes, because 0 is a whole number and not a rational number.`,
        es: prose`Sí, porque 0 es un número cabal y no un número racional.`,
      }),
      () => ({
        en: prose`Yes, because a fraction cannot have a 0 in it.`,
        es: prose`Sí, porque una fracción no puede tener un 0.`,
      }),
    ],
    fails: [
      { en: line`Dividing 0 by a number gives 0.`, es: line`Al dividir 0 entre un número se obtiene 0.` },
      {
        en: line`Whole numbers such as 0 are rational too.`,
        es: line`Los números cabales, como 0, también son racionales.`,
      },
      { en: line`Only the denominator cannot be 0.`, es: line`Solo el denominador no puede ser 0.` },
    ],
    fits: n => printedKind(n) === 'whole',
  },
  {
    key: 'decimal',
    draw: random => drawn.decimal(random, -1),
    says: (who, n) => ({
      en: prose`${who} says that ${n} is an integer, because it is negative.`,
      es: prose`${who} dice que ${n} es un entero, porque es negativo.`,
    }),
    right: (_, of) => ({
      en: prose`No, because it lies between the integers ${floorOf(of)} and ${floorOf(of) + 1}.`,
      es: prose`No, porque está entre los enteros ${floorOf(of)} y ${floorOf(of) + 1}.`,
    }),
    wrong: [
      () => ({
        en: prose`No, because no negative number is an integer.`,
        es: prose`No, porque ningún número negativo es un entero.`,
      }),
      () => ({
        en: prose`Yes, because every negative number is an integer.`,
        es: prose`Sí, porque todo número negativo es un entero.`,
      }),
      () => ({
        en: prose`Yes, because every rational number is an integer.`,
        es: prose`Sí, porque todo número racional es un entero.`,
      }),
    ],
    fails: [
      {
        en: line`Some negative numbers, such as ${-3}, are integers.`,
        es: line`Algunos números negativos, como ${-3}, son enteros.`,
      },
      {
        en: line`Some negative numbers, such as ${Ratio.of(-1, 2)}, are not integers.`,
        es: line`Algunos números negativos, como ${Ratio.of(-1, 2)}, no son enteros.`,
      },
      {
        en: line`Some rational numbers, such as ${Ratio.of(1, 2)}, are not integers.`,
        es: line`Algunos números racionales, como ${Ratio.of(1, 2)}, no son enteros.`,
      },
    ],
    fits: n => printedKind(n) === 'rational',
  },
  {
    key: 'repeating',
    draw: random => drawn.repeating(random),
    says: (who, n) => ({
      en: prose`${who} says that ${n} is irrational, because its decimals never end.`,
      es: prose`${who} dice que ${n} es irracional, porque sus decimales no terminan.`,
    }),
    right: (_, of) => ({
      en: prose`No, because its decimals repeat: it is equal to ${value(of)}.`,
      es: prose`No, porque sus decimales se repiten: es igual a ${value(of)}.`,
    }),
    wrong: [
      () => ({
        en: prose`No, because all decimals are rational.`,
        es: prose`No, porque todos los decimales son racionales.`,
      }),
      () => ({
        en: prose`Yes, because the decimals of a fraction always end.`,
        es: prose`Sí, porque los decimales de una fracción siempre terminan.`,
      }),
      () => ({
        en: prose`Yes, because only integers are rational.`,
        es: prose`Sí, porque solo los enteros son racionales.`,
      }),
    ],
    fails: [
      {
        en: line`Decimals that never end and never repeat are irrational.`,
        es: line`Los decimales que no terminan ni se repiten son irracionales.`,
      },
      {
        en: line`The decimals of some fractions repeat forever, as here.`,
        es: line`Los decimales de algunas fracciones se repiten sin fin, como aquí.`,
      },
      { en: line`Fractions are rational too.`, es: line`Las fracciones también son racionales.` },
    ],
    fits: isRational,
  },
  {
    key: 'negative-whole',
    draw: random => drawn.integer(random),
    says: (who, n) => ({
      en: prose`${who} says that ${n} is a whole number (0, 1, 2, …), because it has no fractional part.`,
      es: prose`${who} dice que ${n} es un número cabal (0, 1, 2, …), porque no tiene parte fraccionaria.`,
    }),
    right: () => ({
      en: prose`No, because whole numbers are never negative.`,
      es: prose`No, porque los números cabales nunca son negativos.`,
    }),
    wrong: [
      n => ({ en: prose`No, because ${n} is not an integer.`, es: prose`No, porque ${n} no es un entero.` }),
      () => ({
        en: prose`Yes, because every integer is a whole number.`,
        es: prose`Sí, porque todo entero es un número cabal.`,
      }),
      () => ({
        en: prose`Yes, because whole numbers can be negative.`,
        es: prose`Sí, porque los números cabales pueden ser negativos.`,
      }),
    ],
    fails: [
      { en: line`It is an integer: it has no fractional part.`, es: line`Es un entero: no tiene parte fraccionaria.` },
      { en: line`Negative integers are not whole numbers.`, es: line`Los enteros negativos no son números cabales.` },
      {
        en: line`Whole numbers are 0, 1, 2, 3, …, never negative.`,
        es: line`Los números cabales son 0, 1, 2, 3, …: nunca negativos.`,
      },
    ],
    fits: n => printedKind(n) === 'integer',
  },
]

const floorOf = (of: Real): number => Math.floor((valueOf(of) ?? Ratio.of(0)).toNumber())

export interface Numbers {
  readonly who: Person
  readonly of: Real
}

const ASK = { en: prose`Is that right, and why?`, es: prose`¿Es correcto, y por qué?` }

/** The claims with what is asked of them. */
export const claims = CLAIMS.map(claim => ({
  key: claim.key,
  draw: (random: Random): Numbers => ({ who: random.pick(people), of: claim.draw(random) }),
  says({ who, of }: Numbers): Both<readonly Block[]> {
    const { en, es } = claim.says(name(who), shownOf(of))
    return { en: [en, ASK.en], es: [es, ASK.es] }
  },
  replies: ({ of }: Numbers): readonly Sentence[] =>
    [claim.right, ...claim.wrong].map((told, i) => ({
      key: i === 0 ? claim.key : `${claim.key}-wrong-${i}`,
      says: told(shownOf(of), of),
    })),
  solution: ({ of }: Numbers, says: Sentence['says']): readonly Step[] => [
    of.look === 'integer' && claim.key === 'negative-whole'
      ? explained(
          equation(shownOf(of), over(of.n, 1)),
          line`It is an integer, and so rational, but it is less than 0.`,
          line`Es un entero, y por tanto racional, pero es menor que 0.`,
        )
      : claim.key === 'decimal'
        ? explained(
            relation(relation(floorOf(of), '<', shownOf(of)), '<', floorOf(of) + 1),
            line`An integer has no fractional part, but this number has one: find the integers next to it.`,
            line`Un entero no tiene parte fraccionaria, pero este número sí: halla los enteros entre los que está.`,
          )
        : proved(of),
    explained(says, line`This answer gives the right reason.`, line`Esta respuesta da la razón correcta.`),
  ],
  fails: Object.fromEntries(claim.fails.map((why, i) => [`${claim.key}-wrong-${i + 1}`, why])),
  isSaid: (printed: Printed): boolean => {
    const shown = printed.maths.find(item => item.kind !== 'words')
    return shown !== undefined && claim.fits(shown) && claim.says(name(itemOf(people, 0)), shown) !== null
  },
}))
