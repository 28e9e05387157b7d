export const lawOfSines = {
  id: 'law-of-sines',
  en: 'Law of sines: each side over the sine of the angle across from it.',
  es: 'Ley de senos: cada lado entre el seno de su ángulo opuesto.',
} as const
export const lawOfSinesFromAngle = {
  id: 'law-of-sines-from-angle',
  en: 'Law of sines: the sine of each angle over the side across from it.',
  es: 'Ley de senos: el seno de cada ángulo entre su lado opuesto.',
} as const
export const lawOfSinesSolved = {
  id: 'law-of-sines-solved',
  en: 'Law of sines, solved for side {side}.',
  es: 'Ley de senos, con el lado {side} despejado.',
} as const
export const lawOfCosines = {
  id: 'law-of-cosines',
  en: 'Law of cosines, with the angle {angle} between the two sides.',
  es: 'Ley de cosenos, con el ángulo de {angle} entre los dos lados.',
} as const
export const longerSideAcute = {
  id: 'longer-side-acute',
  en: 'Side {a} is longer than {b}, so {angle} is acute: one triangle.',
  es: 'El lado {a} es mayor que {b}, así que {angle} es agudo: un solo triángulo.',
} as const
export const acuteAndObtuse = {
  id: 'acute-and-obtuse',
  en: 'Two angles have this sine: an acute angle, and 180° minus that angle.',
  es: 'Dos ángulos tienen este seno: un ángulo agudo y 180° menos ese ángulo.',
} as const
export const thirdAngle = {
  id: 'third-angle',
  en: 'The angles of a triangle add up to 180°.',
  es: 'Los ángulos de un triángulo suman 180°.',
} as const
export const heightFromSine = {
  id: 'height-from-sine',
  en: 'Compare side {a} with side {b} and with the height {height}.',
  es: 'Compara el lado {a} con el lado {b} y con la altura {height}.',
} as const
export const noTriangle = {
  id: 'no-triangle',
  en: 'Side {a} is shorter than the height and does not reach the third side: no triangle.',
  es: 'El lado {a} es menor que la altura y no llega al tercer lado: ningún triángulo.',
} as const
export const twoTriangles = {
  id: 'two-triangles',
  en: 'Side {a} is between the height and {b} and meets the third side twice: two triangles.',
  es: 'El lado {a} está entre la altura y {b} y corta dos veces el tercer lado: dos triángulos.',
} as const
export const touchingTriangle = {
  id: 'touching-triangle',
  en: 'Side {a} is as long as the height and just reaches the third side, at a right angle: one triangle.',
  es: 'El lado {a} es igual a la altura y apenas llega al tercer lado, en ángulo recto: un solo triángulo.',
} as const
export const roundEach = {
  id: 'round-each',
  en: 'Round at the end, each to the nearest tenth.',
  es: 'Redondea al final cada resultado a la décima más cercana.',
} as const
export const sineInRightTriangle = {
  id: 'sine-in-right-triangle',
  en: 'The altitude makes two right triangles: the sine is the opposite side over the hypotenuse.',
  es: 'La altura forma dos triángulos rectángulos: el seno es el lado opuesto entre la hipotenusa.',
} as const
export const altitudeTwice = {
  id: 'altitude-twice',
  en: 'Both products are the altitude.',
  es: 'Ambos productos son la altura.',
} as const
export const largestAcrossLongest = {
  id: 'largest-across-longest',
  en: 'The largest angle is across from the longest side, {side}.',
  es: 'El ángulo mayor está frente al lado más largo, {side}.',
} as const
export const solveForCosine = {
  id: 'solve-for-cosine',
  en: 'Solve for the cosine.',
  es: 'Despeja el coseno.',
} as const
export const inverseOfCosine = {
  id: 'inverse-of-cosine',
  en: 'Take the inverse cosine.',
  es: 'Halla el arcocoseno.',
} as const
export const putInTheCosine = {
  id: 'put-in-the-cosine',
  en: 'Substitute the exact value: {value}.',
  es: 'Sustituye el valor exacto: {value}.',
} as const
export const turnFromCourse = {
  id: 'turn-from-course',
  en: 'The angle of the turn and the angle in the triangle add up to 180°.',
  es: 'El ángulo del giro y el ángulo del triángulo suman 180°.',
} as const
export const wayBack = {
  id: 'way-back',
  en: 'Seen from the turning point, the way back has the opposite bearing: {bearing}.',
  es: 'Visto desde el punto de giro, el camino de vuelta tiene el rumbo opuesto: {bearing}.',
} as const
export const angleBetweenBearings = {
  id: 'angle-between-bearings',
  en: 'Find the angle between the way back and the second bearing.',
  es: 'Halla el ángulo entre el camino de vuelta y el segundo rumbo.',
} as const
export const sideWithItsAngle = {
  id: 'side-with-its-angle',
  en: 'A side and the angle across from it are known: use the law of sines.',
  es: 'Se conocen un lado y su ángulo opuesto: usa la ley de senos.',
} as const
export const noSideWithItsAngle = {
  id: 'no-side-with-its-angle',
  en: 'No side is known together with the angle across from it.',
  es: 'No se conoce ningún lado junto con su ángulo opuesto.',
} as const
export const rightAngleKnown = {
  id: 'right-angle-known',
  en: 'One angle is a right angle.',
  es: 'Un ángulo es recto.',
} as const
export const ratiosSuffice = {
  id: 'ratios-suffice',
  en: 'In a right triangle, sine, cosine, tangent, and the Pythagorean theorem suffice.',
  es: 'En un triángulo rectángulo bastan el seno, el coseno, la tangente y el teorema de Pitágoras.',
} as const
export const addShorterSides = {
  id: 'add-shorter-sides',
  en: 'Add the two shorter sides.',
  es: 'Suma los dos lados más cortos.',
} as const
export const sidesTooShort = {
  id: 'sides-too-short',
  en: 'Together they are shorter than the third side: no triangle.',
  es: 'Juntos son menores que el tercer lado: no hay triángulo.',
} as const
export const lawOfCosinesForAngle = {
  id: 'law-of-cosines-for-angle',
  en: 'Law of cosines for {angle}: the side across from it stands alone.',
  es: 'Ley de cosenos para {angle}: el lado opuesto está solo.',
} as const
