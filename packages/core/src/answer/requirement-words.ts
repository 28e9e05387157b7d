import type { Both } from '../both.ts'
import type { AnswerKind, Requirement } from './type.ts'

/** How a prompt says what an answer must be besides equal. */
export interface RequirementWords {
  /** Any of these says it. */
  readonly said: Both<RegExp>
  /** Answers of which these words ask it, so that they are never said in vain. Left out where the words mean other things too. */
  readonly asked?: {
    readonly of: ReadonlySet<AnswerKind>
    /** Words that ask for it alone, where `said` is wider. */
    readonly by?: Both<RegExp>
    /** Requirements that hold it as well. */
    readonly heldBy?: readonly Requirement[]
  }
}

const kinds = (...names: AnswerKind[]): ReadonlySet<AnswerKind> => new Set(names)

const FRACTIONS = kinds('fraction', 'mixed', 'measure', 'ratio')
const ROUNDED = kinds('decimal', 'measure', 'angle', 'percent')
const EXPRESSIONS = kinds('expression')
const EQUATIONS = kinds('equation')

/** Tenths, hundredths…: in figures or as the place to which is rounded. */
const places = (count: 1 | 2 | 3 | 4, en: string, es: string): RequirementWords => ({
  said: {
    en: new RegExp(
      `(?<!\\(to the )nearest ${en}(?!\\p{L})|${NUMBER_NAMES.en[count]} decimal places?|(?<!\\d)${count} decimal places?`,
      'iu',
    ),
    es: new RegExp(
      `(?<!\\()a la ${es}(?!\\p{L})|${NUMBER_NAMES.es[count]} (?:cifras?|lugar(?:es)?) decimal(?:es)?|(?<!\\d)${count} (?:cifras?|lugar(?:es)?) decimal(?:es)?`,
      'iu',
    ),
  },
  asked: { of: ROUNDED },
})

const NUMBER_NAMES = {
  en: ['no', 'one', 'two', 'three', 'four'],
  es: ['sin', 'una', 'dos', 'tres', 'cuatro'],
} as const

const SIMPLE_FORM = {
  en: /lowest terms|simplest (?:form|whole numbers)|smallest whole numbers|simplif/i,
  es: /mínima expresión|irreducible|más simple|simplific|enteros más pequeños/i,
}
const MIXED = { en: /mixed number/i, es: /números? mixtos?/i }
/** "As a fraction or mixed number" leaves the choice. */
const ONLY_MIXED = { en: /(?<!fraction or )mixed number/i, es: /(?<!fracción o )números? mixtos?/i }

/** The words of every requirement, in both languages. */
export const REQUIREMENT_WORDS: Readonly<Record<Requirement, RequirementWords>> = {
  'lowest-terms': {
    said: SIMPLE_FORM,
    asked: {
      of: FRACTIONS,
      by: { en: /lowest terms|fraction in simplest form/i, es: /mínima expresión|irreducible/i },
      heldBy: ['mixed-in-lowest-terms', 'same-form', 'simplified'],
    },
  },
  mixed: { said: MIXED, asked: { of: FRACTIONS, by: ONLY_MIXED, heldBy: ['mixed-in-lowest-terms', 'same-form'] } },
  'mixed-in-lowest-terms': {
    said: { en: /mixed number|remainder as a fraction/i, es: /números? mixtos?|residuo como fracción/i },
  },
  improper: {
    said: { en: /improper fraction/i, es: /fracción impropia/i },
    asked: { of: FRACTIONS, heldBy: ['same-form'] },
  },
  fraction: { said: { en: /fraction/i, es: /fracci(?:ón|ones)/i } },
  decimal: {
    said: {
      en: /as a decimal|decimal form|in decimals/i,
      es: /como (?:un )?(?:número )?decimal|forma decimal|en decimales/i,
    },
    asked: { of: kinds('decimal', 'fraction'), heldBy: ['same-form'] },
  },
  percent: { said: { en: /percent|%/i, es: /porcentaje|por ciento|%/i } },
  'decimal-places-0': {
    said: {
      en: /nearest (?!ten|hundred|thousand|cent(?!imeter))\p{L}+/iu,
      es: /(?:al|a la) (?:\p{L}+ )?(?:enter[oa]|unidad|grado|dólar|porcentaje \p{L}+|\p{L}+ enter[oa]|\p{L}+) más cercan[oa]/iu,
    },
    asked: {
      of: ROUNDED,
      by: {
        en: /(?<!\(to the )nearest (?:whole|degree)/i,
        es: /(?<!\()(?:al (?:número )?entero|al grado) más cercano/i,
      },
    },
  },
  'decimal-places-1': places(1, 'tenth', 'décima'),
  'decimal-places-2': places(2, 'hundredth', 'centésima'),
  'decimal-places-3': places(3, 'thousandth', 'milésima'),
  'decimal-places-4': places(4, 'ten.thousandth', 'diezmilésima'),
  exact: {
    said: {
      en: /exact|in terms of π|multiple of π|leave|radical|without a calculator|simplest/i,
      es: /exact|en términos de π|múltiplo de π|deja|radical|sin (?:usar )?calculadora|más simple/i,
    },
  },
  scientific: {
    said: { en: /scientific notation/i, es: /notación científica/i },
    asked: { of: EXPRESSIONS, heldBy: ['same-form'] },
  },
  factored: {
    said: { en: /(?<!common |missing )factor|as a product/i, es: /factor|como (?:un )?producto/i },
    asked: {
      of: EXPRESSIONS,
      by: { en: /^factor\b|\. factor\b|factored form/i, es: /^factoriza|\. factoriza|forma factorizada/i },
      heldBy: ['same-form'],
    },
  },
  expanded: {
    said: {
      en: /expand|standard form|as a (?:sum|polynomial)|simplif|terms of the .*series/i,
      es: /desarroll|forma estándar|como (?:una suma|un polinomio)|simplific|términos .*de la serie/i,
    },
  },
  simplified: {
    said: {
      en: /simpl|positive exponents?|without (?:negative exponents|a root)|rationaliz|combine|no radical/i,
      es: /simpl|exponentes? positivos?|sin (?:exponentes negativos|raíz)|racionaliz|reduce|ningún radical|sin radical/i,
    },
    asked: {
      of: kinds('expression', 'radical'),
      by: {
        en: /^simplify|\. simplify|simplest (?:radical )?form/i,
        es: /^simplifica|\. simplifica|forma más simple/i,
      },
      heldBy: ['expanded', 'factored', 'same-form', 'lowest-terms'],
    },
  },
  'up-to-a-constant': {
    said: {
      en: /integra|antiderivative|general solution|constant/i,
      es: /integra|antiderivada|primitiva|solución general|constante/i,
    },
  },
  'same-form': {
    said: {
      en: /form(?!ula)|as an? |write (?:the|an|two|four|every) |circle .* write|expand|single|parenthes|partial fractions|factor over|divi(?:de|sor)|____/i,
      es: /forma(?!r)|como (?:una? )?|escribe (?:la|el|una?|dos|cuatro|las|los|todas) |desarroll|solo|paréntesis|fracciones parciales|factoriza|divi(?:de|sor)|____/i,
    },
  },
  solved: {
    said: {
      en: /solve for|solve .* for |in terms of|(?:in the form|as) [a-z] =|slope-intercept|find [a-z] =|write [a-z] (?:as|in)|= ?____/i,
      es: /despeja|en términos de|en función de|en la forma [a-z] =|como [a-z] =|pendiente-intersección|halla [a-z] =|escribe [a-z] (?:como|en)|= ?____/i,
    },
  },
  'letter-on-left': {
    said: {
      en: /on the left|such as [a-z] [<>≤≥]/i,
      es: /a la izquierda|por ejemplo,? [a-z] [<>≤≥]|como [a-z] [<>≤≥]/i,
    },
  },
  'slope-intercept': {
    said: { en: /slope-intercept|y = mx \+ b|y = a \+ bx/i, es: /pendiente-intersección|y = mx \+ b|y = a \+ bx/i },
    asked: { of: EQUATIONS, by: { en: /slope-intercept form/i, es: /forma pendiente-intersección/i } },
  },
  'point-slope': {
    said: { en: /point-slope/i, es: /punto-pendiente/i },
    asked: { of: EQUATIONS },
  },
  'vertex-form': {
    said: { en: /vertex form|a\(x - h\)² \+ k/i, es: /forma (?:de |del )?vértice|a\(x - h\)² \+ k/i },
    asked: { of: EQUATIONS },
  },
  'intercept-form': {
    said: { en: /in the form y = a\(x - p\)\(x - q\)/i, es: /en la forma y = a\(x - p\)\(x - q\)/i },
    asked: { of: EQUATIONS },
  },
  'distance-form': {
    said: { en: /in the form \|x - a\| = b/i, es: /en la forma \|x - a\| = b/i },
    asked: { of: EQUATIONS },
  },
  'standard-form': {
    said: { en: /standard form/i, es: /forma estándar/i },
    asked: { of: EQUATIONS },
  },
  'interval-notation': {
    said: { en: /interval/i, es: /intervalo/i },
    asked: { of: kinds('interval', 'inequality'), by: { en: /interval notation/i, es: /notación de intervalos?/i } },
  },
  'inequality-notation': {
    said: { en: /inequalit/i, es: /desigualdad/i },
  },
  'with-hole': {
    said: {
      en: /(?:same|its) (?:domain|hole)|without (?:canceling|simplifying)|hole/i,
      es: /hueco|dominio|sin (?:cancelar|simplificar)/i,
    },
  },
}
