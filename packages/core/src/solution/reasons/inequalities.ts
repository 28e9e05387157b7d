export const readFromTheLetter = {
  id: 'read-from-the-letter',
  en: 'Write the letter on the left and reverse the inequality sign: it says the same.',
  es: 'Escribe la letra a la izquierda e invierte el signo de desigualdad: dice lo mismo.',
} as const
export const theseAreTrue = {
  id: 'these-are-true',
  en: 'Put each number in place of the letter. These are true.',
  es: 'Pon cada número en lugar de la letra. Estas son verdaderas.',
} as const
export const writeTheSet = { id: 'write-the-set', en: 'Write the set.', es: 'Escribe el conjunto.' } as const
export const circleIsFilled = {
  id: 'circle-is-filled',
  en: 'The circle at {value} is filled: {value} is a solution.',
  es: 'El círculo en {value} está relleno: {value} es solución.',
} as const
export const circleIsOpen = {
  id: 'circle-is-open',
  en: 'The circle at {value} is open: {value} is not a solution.',
  es: 'El círculo en {value} está abierto: {value} no es solución.',
} as const
export const shadedLeft = {
  id: 'shaded-left',
  en: 'The numbers to the left of {value} are shaded.',
  es: 'Están sombreados los números a la izquierda de {value}.',
} as const
export const shadedRight = {
  id: 'shaded-right',
  en: 'The numbers to the right of {value} are shaded.',
  es: 'Están sombreados los números a la derecha de {value}.',
} as const
export const writeTheSolution = {
  id: 'write-the-solution',
  en: 'Write the solution.',
  es: 'Escribe la solución.',
} as const
export const multiplyAndReverse = {
  id: 'multiply-and-reverse',
  en: 'Multiply both sides by {value}. Reverse the inequality.',
  es: 'Multiplica ambos lados por {value}. Invierte la desigualdad.',
} as const
export const divideAndReverse = {
  id: 'divide-and-reverse',
  en: 'Divide both sides by {value}. Reverse the inequality.',
  es: 'Divide ambos lados entre {value}. Invierte la desigualdad.',
} as const
export const filledCircle = {
  id: 'filled-circle',
  en: 'The sign {sign} includes {value}: filled circle.',
  es: 'El signo {sign} incluye {value}: círculo relleno.',
} as const
export const openCircle = {
  id: 'open-circle',
  en: 'The sign {sign} leaves out {value}: open circle.',
  es: 'El signo {sign} excluye {value}: círculo abierto.',
} as const
export const shade = {
  id: 'shade',
  en: 'The solutions lie to the {side} of {value}: shade that way.',
  es: 'Las soluciones están a la {side} de {value}: sombrea hacia ese lado.',
} as const
export const atMost = { id: 'at-most', en: '“At most” means ≤.', es: '“Como máximo” significa ≤.' } as const
export const atLeast = { id: 'at-least', en: '“At least” means ≥.', es: '“Al menos” significa ≥.' } as const
export const divideTheTwoPartsAndReverse = {
  id: 'divide-the-two-parts-and-reverse',
  en: 'In both inequalities, divide by {value} and reverse the sign.',
  es: 'En ambas desigualdades, divide entre {value} e invierte el signo.',
} as const
export const takeWhatFits = {
  id: 'take-what-fits',
  en: 'Write what is not rejected.',
  es: 'Escribe lo que no se descartó.',
} as const
export const nothingFits = {
  id: 'nothing-fits',
  en: 'Both values are rejected.',
  es: 'Se descartan ambos valores.',
} as const
export const solidBoundary = {
  id: 'solid-boundary',
  en: 'The sign {sign} includes the line: draw it solid.',
  es: 'El signo {sign} incluye la recta: trázala continua.',
} as const
export const dashedBoundary = {
  id: 'dashed-boundary',
  en: 'The sign {sign} leaves out the line: draw it dashed.',
  es: 'El signo {sign} excluye la recta: trázala discontinua.',
} as const
export const shadeWhere = {
  id: 'shade-where',
  en: 'With {letter} {sign}, shade {side}.',
  es: 'Con {letter} {sign}, sombrea {side}.',
} as const
export const shadedSide = {
  id: 'shaded-side',
  en: 'It is shaded {side}: {letter} {sign}.',
  es: 'Está sombreada {side}: {letter} {sign}.',
} as const
export const slopeAndInterceptOfBoundary = {
  id: 'slope-and-intercept-of-boundary',
  en: 'Read the slope and the `y`-intercept of the line.',
  es: 'Lee la pendiente y la intersección de la recta con el eje `y`.',
} as const
export const interceptsOfBoundary = {
  id: 'intercepts-of-boundary',
  en: 'Substitute 0 for one variable, then for the other, to find where the line crosses the axes.',
  es: 'Sustituye una variable por 0 y luego la otra para hallar dónde la recta corta los ejes.',
} as const
export const shadeToward = {
  id: 'shade-toward',
  en: 'Draw a solid line. The point (0, 0) makes the inequality true: shade the side of (0, 0).',
  es: 'Traza una recta continua. El punto (0, 0) hace verdadera la desigualdad: sombrea el lado de (0, 0).',
} as const
export const shadeAwayFrom = {
  id: 'shade-away-from',
  en: 'Draw a solid line. The point (0, 0) makes the inequality false: shade the other side.',
  es: 'Traza una recta continua. El punto (0, 0) hace falsa la desigualdad: sombrea el otro lado.',
} as const
export const addToAllParts = {
  id: 'add-to-all-parts',
  en: 'Add {value} to all three parts.',
  es: 'Suma {value} a las tres partes.',
} as const
export const subtractFromAllParts = {
  id: 'subtract-from-all-parts',
  en: 'Subtract {value} from all three parts.',
  es: 'Resta {value} de las tres partes.',
} as const
export const divideAllParts = {
  id: 'divide-all-parts',
  en: 'Divide all three parts by {value}.',
  es: 'Divide las tres partes entre {value}.',
} as const
export const divideAllPartsAndReverse = {
  id: 'divide-all-parts-and-reverse',
  en: 'Divide all three parts by {value}. Reverse both signs.',
  es: 'Divide las tres partes entre {value}. Invierte ambos signos.',
} as const
export const lesserFirst = {
  id: 'lesser-first',
  en: 'Write it with the lesser number first.',
  es: 'Escríbela con el número menor primero.',
} as const
export const inEachPart = {
  id: 'in-each-part',
  en: 'Left part: {left}. Right part: {right}.',
  es: 'Parte izquierda: {left}. Parte derecha: {right}.',
} as const
export const inTheTwoParts = {
  id: 'in-the-two-parts',
  en: 'In both inequalities, {work}.',
  es: 'En ambas desigualdades, {work}.',
} as const
export const andMeansBoth = {
  id: 'and-means-both',
  en: '“And”: take the numbers that make both inequalities true.',
  es: '“Y”: toma los números que cumplen ambas desigualdades.',
} as const
export const orMeansOne = {
  id: 'or-means-one',
  en: '“Or”: take the numbers that make at least one of the two inequalities true.',
  es: '“O”: toma los números que cumplen al menos una de las dos desigualdades.',
} as const
export const noNumberMakesBoth = {
  id: 'no-number-makes-both',
  en: '“And”: no number makes both true.',
  es: '“Y”: ningún número cumple ambas.',
} as const
export const everyNumberMakesOne = {
  id: 'every-number-makes-one',
  en: '“Or”: every number makes at least one true.',
  es: '“O”: todo número cumple al menos una.',
} as const
export const shadeBetween = {
  id: 'shade-between',
  en: 'Shade between the circles.',
  es: 'Sombrea entre los círculos.',
} as const
export const shadeOutward = {
  id: 'shade-outward',
  en: 'Shade outward from both circles.',
  es: 'Sombrea hacia afuera desde ambos círculos.',
} as const
export const bracketsOfInterval = {
  id: 'brackets-of-interval',
  en: 'A bracket for ≤ or ≥; a parenthesis for <, >, or ∞.',
  es: 'Corchete para ≤ o ≥; paréntesis para <, > o ∞.',
} as const
