import type { Both } from '../both.ts'
import { type Expr, holds } from '../math/expr.ts'
import { parse } from '../math/parse.ts'
import { polynomialOf } from '../math/polynomial.ts'
import type { GradedAnswer } from './grade/grade.ts'
import { canonicalNumber } from './grade/number.ts'
import type { Json, Requirement } from './type.ts'

/**
 * The words by which a prompt asks for a form, in lower case and without accents; one of them is enough.
 * A form that a topic requires is said by one of its words.
 */
export const ASKED_WORDS: Readonly<Record<Requirement, Both<RegExp>>> = {
  'lowest-terms': said(
    'lowest terms|simplest form|in simplest|simplify',
    'minima expresion|irreducible|forma mas simple|simplifica',
  ),
  // "As a fraction or mixed number" leaves the choice.
  mixed: said('(?<!fraction or )mixed number', '(?<!fraccion o )numeros? mixtos?'),
  'mixed-in-lowest-terms': said('(?<!fraction or )mixed number', '(?<!fraccion o )numeros? mixtos?'),
  improper: said('improper fraction', 'fraccion impropia'),
  fraction: said(
    'as a fraction|write a fraction|with fractions|use fractions',
    'como (?:una )?fraccion|escribe una fraccion|con fracciones|usa fracciones',
  ),
  decimal: said('as a decimal|as decimals|in standard form', 'como (?:un )?decimal|como decimales|en forma estandar'),
  percent: said('as a percent|use the % sign', 'como (?:un )?porcentaje|usa el signo %'),
  'decimal-places-0': said(
    'nearest (?:whole number|integer|degree|dollar|unit)',
    '(?:numero )?enter[oa] mas cercan[oa]|(?:grado|dolar|unidad) mas cercan[oa]',
  ),
  'decimal-places-1': said('nearest (?:tenth|dime)', 'decima mas cercana'),
  'decimal-places-2': said('nearest (?:hundredth|cent)', 'centesima mas cercana|centavo mas cercano'),
  'decimal-places-3': said('nearest thousandth', 'milesima mas cercana'),
  'decimal-places-4': said('nearest ten-thousandth|4 decimal places', 'diezmilesima mas cercana|4 cifras decimales'),
  exact: said('exact', 'exact'),
  scientific: said('scientific notation', 'notacion cientifica'),
  factored: said('factor|as a product', 'factori|como (?:un )?producto'),
  expanded: said(
    'expand|standard form|multiply|simplif|as a (?:polynomial|sum)|first \\S+ (?:nonzero )?terms',
    'desarroll|forma estandar|multiplica|simplif|como (?:un polinomio|una? suma)|primeros \\S+ terminos',
  ),
  simplified: said(
    'simpl|positive exponents?|without negative exponents|single',
    'simpl|minima expresion|exponentes? positivos?|sin exponentes negativos|un(?:a)? sol[oa]',
  ),
  'up-to-a-constant': said(
    'integral|antiderivative|general solution|solve',
    'integral|antiderivada|primitiva|solucion general|resuelve',
  ),
  'same-form': said('.', '.'),
  solved: said(
    'solve|solved for|in terms of|in the form|as y =|slope-intercept|function of|for y\\b',
    'resuelve|despeja|en terminos de|en la forma|como y =|pendiente-interseccion|pendiente-ordenada|en funcion de|expresa',
  ),
  'letter-on-left': said('alone on the left', 'sol[oa] a la izquierda'),
  'slope-intercept': said(
    'slope-intercept',
    'pendiente-interseccion|pendiente-ordenada|pendiente e interseccion|forma pendiente',
  ),
  'point-slope': said('point-slope', 'punto-pendiente|punto y pendiente'),
  'vertex-form': said('vertex form', 'forma (?:de )?vertice|forma canonica'),
  'intercept-form': said('a\\(x [-−] p\\)\\(x [-−] q\\)', 'a\\(x [-−] p\\)\\(x [-−] q\\)'),
  'distance-form': said('form \\|x [-−] a\\| =', 'forma \\|x [-−] a\\| ='),
  'standard-form': said('standard form', 'forma estandar|forma general'),
  'interval-notation': said(
    'interval notation|as an interval|write intervals?|write an interval',
    'notacion de intervalos?|como (?:un )?intervalo|escribe (?:un )?intervalos?',
  ),
  'inequality-notation': said('(?:write|as) an inequality', '(?:escribe|como) una desigualdad'),
  'with-hole': said('a hole at', 'un hueco en'),
}

function said(en: string, es: string): Both<RegExp> {
  return { en: new RegExp(en), es: new RegExp(es) }
}

/** Whether the words of a prompt, in lower case and without accents, ask for a form. */
export const isAskedIn = (words: string, form: Requirement): boolean =>
  ASKED_WORDS[form].en.test(words) || ASKED_WORDS[form].es.test(words)

/** Forms that words may ask for where the answer itself names none, by its type. */
const BY_WORDS: Readonly<Partial<Record<GradedAnswer['type'], readonly Requirement[]>>> = {
  fraction: ['improper', 'decimal'],
  mixed: ['mixed'],
  inequality: ['letter-on-left', 'inequality-notation'],
  interval: ['interval-notation'],
  equation: ['slope-intercept', 'standard-form'],
  expression: ['with-hole', 'lowest-terms'],
}

/**
 * What the answer must be: what its topic has set, made narrower or wider by what the prompt says.
 * Problems that were stored before a form had a name say it in words alone.
 */
export function requirementOf({ type, value, requires = null }: GradedAnswer, words: string): Requirement | null {
  const asks = (form: Requirement) => isAskedIn(words, form)
  switch (requires) {
    case null: {
      if (Array.isArray(value) && (type === 'number-list' || type === 'ordered-list')) return roundedTo(value, words)
      const found = (BY_WORDS[type] ?? []).find(asks) ?? null
      if (found === 'lowest-terms') return isReducible(value) && REDUCED.test(words) ? found : null
      return found === 'with-hole' && !hasCommonFactor(value)
        ? null
        : found === 'standard-form' && !isRelation(value)
          ? null
          : found
    }
    case 'expanded':
      // Standard form puts the terms in their order too.
      return type === 'expression' && asks('standard-form') ? 'standard-form' : requires
    case 'lowest-terms':
      return asks('mixed') && !asks('improper') ? 'mixed-in-lowest-terms' : requires
    case 'same-form':
      return type === 'equation' && asks('standard-form') ? 'standard-form' : requires
    case 'solved':
      if (asks('slope-intercept')) return 'slope-intercept'
      // The equation of a line is as right in any form where none is asked for.
      return words !== '' && isLine(value) && !asks('solved') ? null : requires
    default:
      return requires
  }
}

/** Simplify is said of more than fractions. */
const REDUCED = /(?:fraction|fraccion)[^.]{0,24}(?:lowest terms|simplest form|minima expresion|irreducible)/
const isReducible = (value: GradedAnswer['value']) => typeof value === 'string' && canonicalNumber(value) !== null

export const PLACES = [
  'decimal-places-0',
  'decimal-places-1',
  'decimal-places-2',
  'decimal-places-3',
  'decimal-places-4',
] as const satisfies readonly Requirement[]

/** The rounding that is asked for, where all numbers of a list hold it. */
function roundedTo(values: readonly Json[], words: string): Requirement | null {
  if (/fraction|fraccion/.test(words)) return null
  const numbers = values.map(value => (typeof value === 'string' ? canonicalNumber(value) : null))
  const holdsPlaces = (places: number) => numbers.every(number => number?.times(10 ** places).isInteger)
  return PLACES.findLast((form, places) => isAskedIn(words, form) && holdsPlaces(places)) ?? null
}

const modelOf = (value: GradedAnswer['value']): Expr | null => (typeof value === 'string' ? parse(value) : null)
const isRelation = (value: GradedAnswer['value']) => modelOf(value)?.kind === 'relation'

function isLine(value: GradedAnswer['value']): boolean {
  const model = modelOf(value)
  const side = model?.kind === 'relation' ? polynomialOf(model.right) : null
  return (
    side !== null &&
    [...side.values()].every(({ powers }) => [...powers.values()].reduce((sum, power) => sum + power, 0) <= 1)
  )
}

/** A quotient whose hole is a part of the answer. */
function hasCommonFactor(value: GradedAnswer['value']): boolean {
  const model = modelOf(value)
  return (
    model !== null &&
    holds(
      model,
      part =>
        part.kind === 'quotient' &&
        holds(part.over, of => of.kind === 'group') &&
        holds(part.under, of => of.kind === 'group'),
    )
  )
}
