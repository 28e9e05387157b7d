import type { Both } from '../both.ts'
import { never } from '../errors.ts'
import type { Requirement } from './type.ts'

/** A form that an answer may lack: one that the prompt asks for, or that it is worked out to its end. */
export type MissedForm = Requirement | 'worked-out'

/** What was found, without its words. */
export type Finding =
  | { readonly kind: 'right' }
  /** The value is right; the form is not the one that was asked for. */
  | { readonly kind: 'other-form'; readonly asked: MissedForm }
  /** What is there is right. Parts are told by their place, counted from 1, or by what they are: "+ C", "y =". */
  | { readonly kind: 'missing-part'; readonly parts: readonly string[] }
  /** Some parts are right; these are not. Counted from 1. */
  | { readonly kind: 'wrong-part'; readonly places: readonly number[] }
  | { readonly kind: 'wrong-unit'; readonly unit: string }
  /** `at` counts characters of the input from 0. */
  | { readonly kind: 'not-understood'; readonly at: number }
  /** A wrong choice, with the name of the mistake that leads to it where the topic names one. */
  | { readonly kind: 'mistake'; readonly label: string; readonly mistake: string | null }
  | { readonly kind: 'wrong' }

/** The judgement of an answer and its reason in both languages. */
export type Verdict = Finding & { readonly reason: Both<string> }

export const verdictOf = (finding: Finding): Verdict => ({ ...finding, reason: reasonOf(finding) })

const say = (en: string, es: string): Both<string> => ({ en, es })

function reasonOf(finding: Finding): Both<string> {
  switch (finding.kind) {
    case 'right':
      return say('Right.', 'Correcto.')
    case 'other-form': {
      const { en, es } = FORMS[finding.asked]
      return say(`The value is right. The answer is to be ${en}.`, `El valor es correcto. La respuesta debe ser ${es}.`)
    }
    case 'missing-part': {
      const parts = finding.parts.join(', ')
      const isPlace = finding.parts.every(part => /^\d+$/.test(part))
      return isPlace
        ? say(`A part is missing: number ${parts}.`, `Falta una parte: la número ${parts}.`)
        : say(`A part is missing: ${parts}.`, `Falta una parte: ${parts}.`)
    }
    case 'wrong-part': {
      const places = finding.places.join(', ')
      return say(
        `Some parts are right. Look again at number ${places}.`,
        `Algunas partes son correctas. Revisa la número ${places}.`,
      )
    }
    case 'wrong-unit':
      return say(
        `The number is right. The unit “${finding.unit}” is not.`,
        `El número es correcto. La unidad “${finding.unit}” no lo es.`,
      )
    case 'not-understood':
      return say(
        `This is not understood from character ${finding.at + 1} on.`,
        `Esto no se entiende a partir del carácter ${finding.at + 1}.`,
      )
    case 'mistake':
      return say(`Choice ${finding.label} is not right.`, `La opción ${finding.label} no es correcta.`)
    case 'wrong':
      return say('Not right.', 'No es correcto.')
    default:
      return never(finding)
  }
}

const places = (en: string, es: string): Both<string> => say(`rounded to ${en}`, `redondeada a ${es}`)

/** Each form as it stands after "the answer is to be". */
const FORMS: Readonly<Record<MissedForm, Both<string>>> = {
  'worked-out': say('worked out to the end', 'calculada hasta el final'),
  'lowest-terms': say('in lowest terms', 'en su mínima expresión'),
  mixed: say('a mixed number', 'un número mixto'),
  'mixed-in-lowest-terms': say('a mixed number in lowest terms', 'un número mixto en su mínima expresión'),
  improper: say('an improper fraction', 'una fracción impropia'),
  fraction: say('a fraction', 'una fracción'),
  decimal: say('a decimal', 'un decimal'),
  percent: say('a percent', 'un porcentaje'),
  'decimal-places-0': places('the nearest whole number', 'el entero más cercano'),
  'decimal-places-1': places('the nearest tenth', 'la décima más cercana'),
  'decimal-places-2': places('the nearest hundredth', 'la centésima más cercana'),
  'decimal-places-3': places('the nearest thousandth', 'la milésima más cercana'),
  'decimal-places-4': places('the nearest ten-thousandth', 'la diezmilésima más cercana'),
  exact: say('exact', 'exacta'),
  scientific: say('in scientific notation', 'en notación científica'),
  factored: say('factored', 'factorizada'),
  expanded: say('multiplied out, with like terms combined', 'desarrollada, con los términos semejantes reducidos'),
  simplified: say('simplified', 'simplificada'),
  'up-to-a-constant': say('given with its constant', 'dada con su constante'),
  'same-form': say('written in the form that is asked for', 'escrita en la forma que se pide'),
  solved: say('solved for the letter', 'despejada'),
  'letter-on-left': say('written with the letter alone on the left', 'escrita con la letra sola a la izquierda'),
  'slope-intercept': say('in slope-intercept form', 'escrita en la forma pendiente-intersección'),
  'point-slope': say('in point-slope form', 'escrita en la forma punto-pendiente'),
  'vertex-form': say('in vertex form', 'escrita en la forma de vértice'),
  'intercept-form': say('in the form y = a(x − p)(x − q)', 'escrita en la forma y = a(x − p)(x − q)'),
  'distance-form': say('in the form |x − a| = b', 'escrita en la forma |x − a| = b'),
  'standard-form': say('in standard form', 'escrita en forma estándar'),
  'interval-notation': say('in interval notation', 'escrita en notación de intervalo'),
  'inequality-notation': say('an inequality', 'una desigualdad'),
  'with-hole': say('a function that keeps its hole', 'una función que conserva su hueco'),
}
