export const readOnePoint = {
  id: 'read-one-point',
  en: 'Point {point}: count right (+) or left (−) from the origin, then up (+) or down (−).',
  es: 'Punto {point}: desde el origen, cuenta a la derecha (+) o a la izquierda (−) y luego arriba (+) o abajo (−).',
} as const
export const readTheOthers = {
  id: 'read-the-others',
  en: 'Read the others in the same way. On an axis, one number is 0.',
  es: 'Lee los demás de la misma manera. Sobre un eje, un número es 0.',
} as const
export const goByTheSigns = {
  id: 'go-by-the-signs',
  en: 'Point {point}: from the origin, go right for + or left for −, then up for + or down for −.',
  es: 'Punto {point}: desde el origen, ve a la derecha con + o a la izquierda con −, y luego arriba con + o abajo con −.',
} as const
export const lookAtTheSigns = {
  id: 'look-at-the-signs',
  en: 'Look at the signs of both numbers.',
  es: 'Mira los signos de los dos números.',
} as const
export const firstSignTells = {
  id: 'first-sign-tells',
  en: 'The sign of the first number tells right or left.',
  es: 'El signo del primer número dice si es a la derecha o a la izquierda.',
} as const
export const secondSignTells = {
  id: 'second-sign-tells',
  en: 'The sign of the second number tells up or down.',
  es: 'El signo del segundo número dice si es arriba o abajo.',
} as const
export const rightAndUp = {
  id: 'right-and-up',
  en: 'Right and up: quadrant I.',
  es: 'A la derecha y arriba: cuadrante I.',
} as const
export const leftAndUp = {
  id: 'left-and-up',
  en: 'Left and up: quadrant II.',
  es: 'A la izquierda y arriba: cuadrante II.',
} as const
export const leftAndDown = {
  id: 'left-and-down',
  en: 'Left and down: quadrant III.',
  es: 'A la izquierda y abajo: cuadrante III.',
} as const
export const rightAndDown = {
  id: 'right-and-down',
  en: 'Right and down: quadrant IV.',
  es: 'A la derecha y abajo: cuadrante IV.',
} as const
export const onTheXAxis = {
  id: 'on-the-x-axis',
  en: 'Neither up nor down: on the `x`-axis.',
  es: 'Ni arriba ni abajo: sobre el eje `x`.',
} as const
export const onTheYAxis = {
  id: 'on-the-y-axis',
  en: 'Neither right nor left: on the `y`-axis.',
  es: 'Ni a la derecha ni a la izquierda: sobre el eje `y`.',
} as const
export const secondNumberTurns = {
  id: 'second-number-turns',
  en: 'In a reflection across the `x`-axis, the second number becomes its opposite.',
  es: 'En una reflexión sobre el eje `x`, el segundo número cambia a su opuesto.',
} as const
export const firstNumberTurns = {
  id: 'first-number-turns',
  en: 'In a reflection across the `y`-axis, the first number becomes its opposite.',
  es: 'En una reflexión sobre el eje `y`, el primer número cambia a su opuesto.',
} as const
export const compareFirstNumbers = {
  id: 'compare-first-numbers',
  en: 'Compare the first numbers: {how}.',
  es: 'Compara los primeros números: {how}.',
} as const
export const compareSecondNumbers = {
  id: 'compare-second-numbers',
  en: 'Compare the second numbers: {how}.',
  es: 'Compara los segundos números: {how}.',
} as const
export const signsInTheQuadrant = {
  id: 'signs-in-the-quadrant',
  en: 'Write the signs of both numbers in quadrant {quadrant}.',
  es: 'Escribe los signos de los dos números en el cuadrante {quadrant}.',
} as const
export const oppositesDiffer = {
  id: 'opposites-differ',
  en: 'A number and its opposite have different signs.',
  es: 'Un número y su opuesto tienen signos distintos.',
} as const
export const gridLineCounts = {
  id: 'grid-line-counts',
  en: 'The grid lines are {step} units apart.',
  es: 'Las líneas de la cuadrícula están a {step} unidades unas de otras.',
} as const
export const countRight = {
  id: 'count-right',
  en: 'From the origin, count right: the first number.',
  es: 'Desde el origen, cuenta a la derecha: el primer número.',
} as const
export const countUp = {
  id: 'count-up',
  en: 'Then count up: the second number.',
  es: 'Luego cuenta hacia arriba: el segundo número.',
} as const
export const goRightAndUp = {
  id: 'go-right-and-up',
  en: 'Start at the origin. Go {right} right and {up} up.',
  es: 'Empieza en el origen. Avanza {right} a la derecha y {up} hacia arriba.',
} as const
export const markEachPoint = {
  id: 'mark-each-point',
  en: 'Mark each point in the same way.',
  es: 'Marca cada punto de la misma manera.',
} as const
export const joinInOrder = {
  id: 'join-in-order',
  en: 'Join them in order, and the last to the first.',
  es: 'Únelos en orden, y el último con el primero.',
} as const
export const firstNumbersInPairs = {
  id: 'first-numbers-in-pairs',
  en: 'The sides run along grid lines, so each first number comes twice. {value} comes only once: the fourth vertex has it.',
  es: 'Los lados van sobre las líneas de la cuadrícula, así que cada primer número aparece dos veces. {value} aparece una sola vez: lo tiene el cuarto vértice.',
} as const
export const secondNumbersInPairs = {
  id: 'second-numbers-in-pairs',
  en: 'Each second number comes twice too. {value} comes only once: the fourth vertex has it.',
  es: 'También cada segundo número aparece dos veces. {value} aparece una sola vez: lo tiene el cuarto vértice.',
} as const
export const writeOrderedPair = {
  id: 'write-ordered-pair',
  en: 'Write the ordered pair.',
  es: 'Escribe el par ordenado.',
} as const
export const ruleOfRotation = {
  id: 'rule-of-rotation',
  en: 'Use the rule of a rotation of {turn}.',
  es: 'Usa la regla de la rotación de {turn}.',
} as const
export const ruleOfSameRotation = {
  id: 'rule-of-same-rotation',
  en: 'A rotation of {turn} is the same as one of {other}: use this rule.',
  es: 'Una rotación de {turn} es lo mismo que una de {other}: usa esta regla.',
} as const
export const ruleOfEachRotation = {
  id: 'rule-of-each-rotation',
  en: 'Write the rule of each rotation.',
  es: 'Escribe la regla de cada rotación.',
} as const
export const applyEachRule = {
  id: 'apply-each-rule',
  en: 'Apply each rule to {point}.',
  es: 'Aplica cada regla a {point}.',
} as const
export const onlyThisReaches = {
  id: 'only-this-reaches',
  en: 'Only this rotation takes {point} to {image}.',
  es: 'Solo esta rotación lleva {point} a {image}.',
} as const
export const ruleMovesEachPoint = {
  id: 'rule-moves-each-point',
  en: 'Substitute the coordinates of each point into the rule.',
  es: 'Sustituye las coordenadas de cada punto en la regla.',
} as const
export const ruleMovesThePoint = {
  id: 'rule-moves-the-point',
  en: 'Substitute the coordinates of the point into the rule.',
  es: 'Sustituye las coordenadas del punto en la regla.',
} as const
export const movesFromCenter = {
  id: 'moves-from-center',
  en: 'Subtract {center} from each point: its moves from the center.',
  es: 'Resta {center} de cada punto: sus desplazamientos desde el centro.',
} as const
export const ruleTurnsMoves = {
  id: 'rule-turns-moves',
  en: 'Apply the rule to these moves.',
  es: 'Aplica la regla a estos desplazamientos.',
} as const
export const addTheCenter = {
  id: 'add-the-center',
  en: 'Add {center} again.',
  es: 'Vuelve a sumar {center}.',
} as const
export const drawAndLabelImage = {
  id: 'draw-and-label-image',
  en: 'Mark these points, join them in order, and label them.',
  es: 'Marca estos puntos, únelos en orden y rotúlalos.',
} as const
export const moveTheImage = {
  id: 'move-the-image',
  en: 'Translate the image: {across} each `x`-coordinate and {up} each `y`-coordinate.',
  es: 'Traslada la imagen: {across} cada coordenada `x` y {up} cada coordenada `y`.',
} as const
export const turnBack = {
  id: 'turn-back',
  en: 'To go back from the image, turn by the same angle the other way.',
  es: 'Para volver desde la imagen, gira el mismo ángulo en sentido contrario.',
} as const
export const turnAxisPoints = {
  id: 'turn-axis-points',
  en: 'Turn one point on each axis.',
  es: 'Gira un punto de cada eje.',
} as const
export const axesGiveRule = {
  id: 'axes-give-rule',
  en: 'These images tell where `x` and `y` go and which sign they get.',
  es: 'Estas imágenes dicen a dónde van `x` e `y` y con qué signo.',
} as const
