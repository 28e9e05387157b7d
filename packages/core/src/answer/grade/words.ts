import { plainWords } from './text.ts'

const words = (...all: string[]): ReadonlySet<string> => new Set(all.map(plainWords))

const NO_SOLUTION = words(
  'no solution',
  'no solutions',
  'none',
  'no real solution',
  'no real solutions',
  'empty set',
  'the empty set',
  'no',
  'inconsistent',
  '∅',
  '{}',
  '{ }',
  'ø',
  'no tiene solución',
  'no hay solución',
  'sin solución',
  'ninguna',
  'ninguna solución',
  'ninguno',
  'conjunto vacío',
  'no tiene solución real',
  'no hay soluciones',
  'sin soluciones',
)
const ALL_REALS = words(
  'all real numbers',
  'all reals',
  'all numbers',
  'all real',
  'r',
  'ℝ',
  'reals',
  'real numbers',
  'any real number',
  'any number',
  'every real number',
  'todos los números reales',
  'todos los reales',
  'todos los números',
  'los números reales',
  'cualquier número',
  'cualquier número real',
  'números reales',
  'reales',
)
const MANY_SOLUTIONS = words(
  'infinitely many solutions',
  'infinitely many',
  'infinite solutions',
  'infinite',
  'infinite number of solutions',
  'all',
  'all points on the line',
  'many solutions',
  'dependent',
  'infinitas soluciones',
  'infinitas',
  'soluciones infinitas',
  'tiene infinitas soluciones',
  'hay infinitas soluciones',
  '∞',
)
const MISSING = words(
  'does not exist',
  'dne',
  'no limit',
  'the limit does not exist',
  'undefined',
  'not defined',
  'none',
  'no value',
  'n/a',
  'no existe',
  'el límite no existe',
  'no está definido',
  'no está definida',
  'indefinido',
  'indefinida',
  'ninguno',
  'no definido',
)
const PRIME = words(
  'prime',
  'is prime',
  'it is prime',
  'not factorable',
  'cannot be factored',
  'does not factor',
  'irreducible',
  'primo',
  'es primo',
  'no se puede factorizar',
  'no es factorizable',
  'no factoriza',
)

export const isPrime = (text: string): boolean => PRIME.has(text)
export const isNoSolution = (text: string): boolean => NO_SOLUTION.has(text)
export const isAllReals = (text: string): boolean => ALL_REALS.has(text)
export const isManySolutions = (text: string): boolean => MANY_SOLUTIONS.has(text) || ALL_REALS.has(text)
export const isMissing = (text: string): boolean => MISSING.has(text)

/** Spellings of fixed choices that need no look at the printed words. */
const CHOICES: readonly (readonly [key: string, spellings: ReadonlySet<string>])[] = [
  ['true', words('true', 't', 'verdadero', 'verdadera', 'v', 'cierto', 'cierta', 'yes', 'sí')],
  ['false', words('false', 'f', 'falso', 'falsa', 'no')],
  ['yes', words('yes', 'y', 'sí', 's')],
  ['no', words('no', 'n')],
  ['<', words('<', 'less than', 'is less than', 'menor que', 'es menor que')],
  ['>', words('>', 'greater than', 'is greater than', 'mayor que', 'es mayor que')],
  ['=', words('=', 'equal', 'equal to', 'is equal to', 'equals', 'igual', 'igual a', 'es igual a')],
]

export const isSpelling = (key: string, text: string): boolean =>
  CHOICES.some(([name, spellings]) => name === key && spellings.has(text))
