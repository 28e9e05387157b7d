export const anglesAddUp = {
  id: 'angles-add-up',
  en: 'The interior angles add up to {total}.',
  es: 'Los ángulos interiores suman {total}.',
} as const
export const equalAngles = {
  id: 'equal-angles',
  en: 'These angles are equal: {why}.',
  es: 'Estos ángulos son iguales: {why}.',
} as const
export const positiveRoot = {
  id: 'positive-root',
  en: 'A length: take the positive root.',
  es: 'Es una longitud: toma la raíz positiva.',
} as const
export const matchingSides = {
  id: 'matching-sides',
  en: 'Equate ratios of matching sides.',
  es: 'Iguala razones de lados correspondientes.',
} as const
export const outerRadius = {
  id: 'outer-radius',
  en: 'Find the outer radius.',
  es: 'Halla el radio exterior.',
} as const
export const addAllSides = { id: 'add-all-sides', en: 'Add all the sides.', es: 'Suma todos los lados.' } as const
export const multiplySides = {
  id: 'multiply-sides',
  en: 'Multiply the side lengths.',
  es: 'Multiplica las longitudes de los lados.',
} as const
export const addParts = { id: 'add-parts', en: 'Add the parts.', es: 'Suma las partes.' } as const
export const subtractPart = {
  id: 'subtract-part',
  en: 'Subtract the part that is cut out.',
  es: 'Resta la parte que se quita.',
} as const
export const foldTest = {
  id: 'fold-test',
  en: 'Fold: both halves must match.',
  es: 'Dobla: las dos mitades deben coincidir.',
} as const
export const unitCircle = {
  id: 'unit-circle',
  en: 'Find the angles on the unit circle.',
  es: 'Halla los ángulos en el círculo unitario.',
} as const
export const hypotenuseAcross = {
  id: 'hypotenuse-across',
  en: 'The hypotenuse is across from the right angle.',
  es: 'La hipotenusa está frente al ángulo recto.',
} as const
export const heightHalvesBase = {
  id: 'height-halves-base',
  en: 'The height cuts the base in half.',
  es: 'La altura divide la base por la mitad.',
} as const
export const halveDiameter = {
  id: 'halve-diameter',
  en: 'The radius is half of the diameter.',
  es: 'El radio es la mitad del diámetro.',
} as const
export const takeHalf = {
  id: 'take-half',
  en: 'Divide by 2.',
  es: 'Divide entre 2.',
} as const
export const volumeOf = {
  id: 'volume-of',
  en: 'Find the volume of {solid}.',
  es: 'Halla el volumen de {solid}.',
} as const
export const addTheSquares = {
  id: 'add-the-squares',
  en: 'Find the squares and add them.',
  es: 'Halla los cuadrados y súmalos.',
} as const
export const divideVolumes = {
  id: 'divide-volumes',
  en: 'Divide one volume by the other.',
  es: 'Divide un volumen entre el otro.',
} as const
export const wholeCylinder = {
  id: 'whole-cylinder',
  en: 'Find the volume of the whole cylinder.',
  es: 'Halla el volumen del cilindro entero.',
} as const
export const holeInside = {
  id: 'hole-inside',
  en: 'Find the volume of the hole.',
  es: 'Halla el volumen del hueco.',
} as const
export const toLiters = {
  id: 'to-liters',
  en: 'One liter is 1,000 cubic centimeters: divide by 1,000.',
  es: 'Un litro son 1,000 centímetros cúbicos: divide entre 1,000.',
} as const
export const whereTheyLie = {
  id: 'where-they-lie',
  en: '{where}.',
  es: '{where}.',
} as const
export const flipOverTheLine = {
  id: 'flip-over-the-line',
  en: 'Flip the figure over the dashed line.',
  es: 'Voltea la figura sobre la línea discontinua.',
} as const
export const drawEachFold = {
  id: 'draw-each-fold',
  en: 'Draw each line along which the figure can be folded so that both halves match.',
  es: 'Traza cada línea por la que se puede doblar la figura de modo que coincidan las dos mitades.',
} as const
export const squaresToTheLine = {
  id: 'squares-to-the-line',
  en: 'From each vertex off the line, count the squares to the line, along the grid.',
  es: 'Desde cada vértice fuera de la línea, cuenta los cuadros hasta la línea, sobre la cuadrícula.',
} as const
export const sameDistanceBeyond = {
  id: 'same-distance-beyond',
  en: 'Mark each vertex at the same distance on the other side, and join the points.',
  es: 'Marca cada vértice a la misma distancia del otro lado y une los puntos.',
} as const
export const rayAtZero = {
  id: 'ray-at-zero',
  en: 'One ray points at 0: use the scale that starts there.',
  es: 'Una semirrecta señala 0: usa la escala que empieza ahí.',
} as const
export const readOtherRay = {
  id: 'read-other-ray',
  en: 'Read the other ray on the same scale.',
  es: 'Lee la otra semirrecta en la misma escala.',
} as const
export const readBothRays = {
  id: 'read-both-rays',
  en: 'No ray points at 0: read both rays on the outer scale.',
  es: 'Ninguna semirrecta señala 0: lee las dos en la escala exterior.',
} as const
export const subtractReadings = {
  id: 'subtract-readings',
  en: 'Subtract the readings.',
  es: 'Resta las lecturas.',
} as const
export const writeTheMeasure = {
  id: 'write-the-measure',
  en: 'Write the measure of the angle.',
  es: 'Escribe la medida del ángulo.',
} as const
export const countOnFromZero = {
  id: 'count-on-from-zero',
  en: 'Count on that scale {way} to {size}.',
  es: 'Cuenta en esa escala {way} hasta {size}.',
} as const
export const drawTheRay = {
  id: 'draw-the-ray',
  en: 'Draw the ray through {size}.',
  es: 'Traza la semirrecta que pasa por {size}.',
} as const
export const compareWithRightAngle = {
  id: 'compare-with-right-angle',
  en: 'Compare with a right angle, 90°.',
  es: 'Compara con un ángulo recto, de 90°.',
} as const
