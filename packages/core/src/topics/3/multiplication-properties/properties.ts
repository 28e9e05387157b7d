import {
  bracketed,
  type Content,
  type Expr,
  equation,
  exact,
  explained,
  line,
  list,
  type Of,
  type Step,
  sum,
  times,
  type WhyWrong,
  words,
} from '../../../author.ts'

export interface Shown {
  readonly kind: 'commutative' | 'associative' | 'distributive'
  readonly numbers: readonly [a: number, b: number, c: number]
  /** The other way of writing the same property: more factors, the parentheses on the other side, the parts first. */
  readonly isTurned: boolean
}

type Told = { readonly whole: Expr; readonly steps: readonly Step[] }

/** An equation that shows the property, and how it is told from the others. */
export function shown({ kind, numbers: [a, b, c], isTurned }: Shown): Told {
  switch (kind) {
    case 'commutative': {
      const group = bracketed(times(a, b))
      const [left, right] = isTurned ? [times(group, c), times(c, group)] : [times(a, c), times(c, a)]
      return {
        whole: equation(left, right),
        steps: [
          explained(left, line`Look at the factors on the left side.`, line`Mira los factores del lado izquierdo.`),
          explained(
            right,
            line`The right side has the same factors in a different order.`,
            line`El lado derecho tiene los mismos factores en otro orden.`,
          ),
          named('commutative property', 'propiedad conmutativa', {
            en: line`A change of order shows the commutative property.`,
            es: line`Un cambio de orden muestra la propiedad conmutativa.`,
          }),
        ],
      }
    }
    case 'associative': {
      const [early, late] = [times(bracketed(times(a, b)), c), times(a, bracketed(times(b, c)))]
      const [first, second] = isTurned ? [times(b, c), times(a, b)] : [times(a, b), times(b, c)]
      return {
        whole: isTurned ? equation(late, early) : equation(early, late),
        steps: [
          explained(
            list(a, b, c),
            line`Both sides have the same factors in the same order.`,
            line`Los dos lados tienen los mismos factores en el mismo orden.`,
          ),
          explained(
            list(first, second),
            line`The left side groups ${first}. The right side groups ${second}.`,
            line`El lado izquierdo agrupa ${first}. El lado derecho agrupa ${second}.`,
          ),
          named('associative property', 'propiedad asociativa', {
            en: line`A change of grouping shows the associative property.`,
            es: line`Un cambio de agrupación muestra la propiedad asociativa.`,
          }),
        ],
      }
    }
    case 'distributive': {
      const [whole, parts] = isTurned
        ? [times(bracketed(sum(b, c)), a), sum(times(b, a), times(c, a))]
        : [times(a, bracketed(sum(b, c))), sum(times(a, b), times(a, c))]
      return {
        whole: equation(whole, parts),
        steps: [
          explained(
            sum(b, c),
            line`On the left side, a sum is multiplied by ${a}.`,
            line`En el lado izquierdo, una suma se multiplica por ${a}.`,
          ),
          explained(
            parts,
            line`On the right side, each addend, ${b} and ${c}, is multiplied by ${a}.`,
            line`En el lado derecho, cada sumando, ${b} y ${c}, se multiplica por ${a}.`,
          ),
          named('distributive property', 'propiedad distributiva', {
            en: line`Multiplying each addend shows the distributive property.`,
            es: line`Multiplicar cada sumando muestra la propiedad distributiva.`,
          }),
        ],
      }
    }
  }
}

const named = (en: string, es: string, says: { en: ReturnType<typeof line>; es: ReturnType<typeof line> }): Step =>
  explained(words(en, es) satisfies Content, says.en, says.es)

/** The factors from left to right, whatever is grouped. */
const factorsIn = (item: Expr): readonly number[] => {
  if (item.kind === 'group') return factorsIn(item.of)
  return item.kind === 'product' ? item.factors.flatMap(factorsIn) : [exact(item).n]
}

/** What an equation shows: a sum on a side, the same factors in the same order, or in another order. */
export function propertyOf({ left, right }: Of<'relation'>): Shown['kind'] {
  if (left.kind === 'sum' || right.kind === 'sum') return 'distributive'
  return factorsIn(left).join() === factorsIn(right).join() ? 'associative' : 'commutative'
}

/** The properties that are taken for the one an equation shows. */
export function notShown({
  kind,
  numbers: [a, b, c],
  isTurned,
}: Shown): Readonly<Partial<Record<Shown['kind'] | 'identity' | 'zero', WhyWrong>>> {
  const neither = {
    identity: { en: line`No factor is 1.`, es: line`Ningún factor es 1.` },
    zero: { en: line`No factor is 0.`, es: line`Ningún factor es 0.` },
  }
  switch (kind) {
    case 'commutative':
      return {
        ...neither,
        associative: isTurned
          ? {
              en: line`Both sides group ${times(a, b)}: the grouping does not change.`,
              es: line`Los dos lados agrupan ${times(a, b)}: la agrupación no cambia.`,
            }
          : {
              en: line`There are only two factors and no parentheses: nothing is grouped.`,
              es: line`Hay solo dos factores y ningún paréntesis: no se agrupa nada.`,
            },
        distributive: { en: line`There is no sum to multiply.`, es: line`No hay ninguna suma que multiplicar.` },
      }
    case 'associative':
      return {
        ...neither,
        commutative: {
          en: line`The factors keep their order: ${a}, ${b}, ${c} on both sides.`,
          es: line`Los factores conservan su orden: ${a}, ${b}, ${c} en los dos lados.`,
        },
        distributive: {
          en: line`The parentheses hold a product, not a sum.`,
          es: line`Dentro de los paréntesis hay un producto, no una suma.`,
        },
      }
    case 'distributive':
      return {
        ...neither,
        commutative: {
          en: line`More changes than the order: ${a} is a factor twice on the right side.`,
          es: line`Cambia más que el orden: ${a} es factor dos veces en el lado derecho.`,
        },
        associative: {
          en: line`The parentheses hold the sum ${sum(b, c)}, not a product.`,
          es: line`Dentro de los paréntesis está la suma ${sum(b, c)}, no un producto.`,
        },
      }
  }
}
