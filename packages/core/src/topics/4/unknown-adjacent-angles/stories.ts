import { type Block, type Both, degrees, prose, type Term } from '../../../author.ts'

type Role = Extract<Term, { kind: 'role' }>

interface OneStep {
  /** Added to the first angle, or what is left of a whole. */
  readonly does: 'add' | number
  readonly first: readonly [number, number]
  readonly second?: readonly [number, number]
  readonly asks: (first: Role, second: Role) => Both<Block>
  readonly ends: Both<string>
  /** Whether the answer is said to be so much more. */
  readonly isMore?: true
}
const opens = { en: 'The angle is now', es: 'Ahora el ángulo mide' }

/** Angles in multiples of 5. */
export const EASY_STORIES: readonly OneStep[] = [
  {
    does: 'add',
    first: [25, 50],
    second: [15, 35],
    asks: (a, b) => ({
      en: prose`A door is open at an angle of ${a}. Someone opens it ${b} more. How many degrees is the angle now?`,
      es: prose`Una puerta está abierta en un ángulo de ${a}. Alguien la abre ${b} más. ¿Cuántos grados mide ahora el ángulo?`,
    }),
    ends: opens,
  },
  {
    does: 90,
    first: [20, 70],
    asks: a => ({
      en: prose`The right angle at the corner of a tile is cut into two angles. One of them measures ${a}. How many degrees does the other one measure?`,
      es: prose`El ángulo recto de la esquina de una baldosa se corta en dos ángulos. Uno mide ${a}. ¿Cuántos grados mide el otro?`,
    }),
    ends: { en: 'The other angle measures', es: 'El otro ángulo mide' },
  },
  {
    does: 'add',
    first: [60, 85],
    second: [20, 45],
    asks: (a, b) => ({
      en: prose`A laptop is open at an angle of ${a}. Its screen is tilted ${b} farther back. How many degrees is the angle now?`,
      es: prose`Una computadora portátil está abierta en un ángulo de ${a}. La pantalla se inclina ${b} más hacia atrás. ¿Cuántos grados mide ahora el ángulo?`,
    }),
    ends: opens,
  },
  {
    does: 90,
    first: [25, 65],
    asks: a => ({
      en: prose`The barrier at a parking lot has been raised ${a} from level. It must be upright, at ${degrees(90)} from level. How many more degrees must it be raised?`,
      es: prose`La barrera de un estacionamiento se ha levantado ${a} desde la posición horizontal. Debe quedar vertical, a ${degrees(90)} de ella. ¿Cuántos grados más hay que levantarla?`,
    }),
    ends: { en: 'It must be raised', es: 'Hay que levantarla' },
    isMore: true,
  },
  {
    does: 'add',
    first: [15, 35],
    second: [10, 30],
    asks: (a, b) => ({
      en: prose`A drawbridge is raised ${a} from level, and then ${b} more. How many degrees is it raised in all?`,
      es: prose`Un puente levadizo se levanta ${a} desde la posición horizontal y después ${b} más. ¿Cuántos grados se levanta en total?`,
    }),
    ends: { en: 'It is raised', es: 'Se levanta' },
  },
  {
    does: 90,
    first: [20, 65],
    asks: a => ({
      en: prose`A fold at the corner of a sheet of paper divides the right angle into two angles. One of them measures ${a}. How many degrees does the other one measure?`,
      es: prose`Un doblez en la esquina de una hoja de papel divide el ángulo recto en dos ángulos. Uno mide ${a}. ¿Cuántos grados mide el otro?`,
    }),
    ends: { en: 'The other angle measures', es: 'El otro ángulo mide' },
  },
  {
    does: 'add',
    first: [35, 60],
    second: [25, 55],
    asks: (a, b) => ({
      en: prose`Two slices of a pizza lie side by side. The angle at the tip of one is ${a}, and that of the other is ${b}. How many degrees is the angle that they make together?`,
      es: prose`Dos porciones de una pizza están una junto a otra. El ángulo de la punta de una mide ${a} y el de la otra, ${b}. ¿Cuántos grados mide el ángulo que forman las dos juntas?`,
    }),
    ends: { en: 'Together they make an angle of', es: 'Las dos porciones juntas forman un ángulo de' },
  },
  {
    does: 90,
    first: [20, 50],
    asks: a => ({
      en: prose`A seat back is tilted ${a} from level. It must be upright, at ${degrees(90)} from level. How many more degrees must it be raised?`,
      es: prose`El respaldo de un asiento está inclinado a ${a} de la posición horizontal. Debe quedar vertical, a ${degrees(90)} de ella. ¿Cuántos grados más hay que levantarlo?`,
    }),
    ends: { en: 'It must be raised', es: 'Hay que levantarlo' },
    isMore: true,
  },
]

interface Part {
  /** The whole: a straight angle, or a measure that is told. */
  readonly whole: 180 | readonly [number, number]
  readonly part: readonly [number, number]
  readonly asks: (part: Role, whole: Role) => Both<Block>
  readonly ends: Both<string>
  /** Whether the answer is said to be so much more. */
  readonly isMore?: true
}
/** A part of a straight angle or of an angle that is told. */
export const MEDIUM_STORIES: readonly Part[] = [
  {
    whole: 180,
    part: [52, 83],
    asks: a => ({
      en: prose`A side street meets a straight road. On one side of the side street, the angle between the two measures ${a}. How many degrees does the angle on the other side measure?`,
      es: prose`Una calle lateral llega a una carretera recta. A un lado de la calle, el ángulo entre las dos mide ${a}. ¿Cuántos grados mide el ángulo del otro lado?`,
    }),
    ends: { en: 'The other angle measures', es: 'El otro ángulo mide' },
  },
  {
    whole: [111, 128],
    part: [42, 69],
    asks: (a, all) => ({
      en: prose`The arm of an awning opens ${all} in all. It has opened ${a} so far. How many more degrees can it open?`,
      es: prose`El brazo de un toldo se abre ${all} en total. Hasta ahora se ha abierto ${a}. ¿Cuántos grados más se puede abrir?`,
    }),
    ends: { en: 'It can open', es: 'Se puede abrir' },
    isMore: true,
  },
  {
    whole: 180,
    part: [61, 84],
    asks: a => ({
      en: prose`A post leans to one side on flat, level ground. On that side, the angle between the post and the ground measures ${a}. How many degrees does the angle on the other side measure?`,
      es: prose`Un poste está inclinado hacia un lado en un terreno plano. De ese lado, el ángulo entre el poste y el suelo mide ${a}. ¿Cuántos grados mide el ángulo del otro lado?`,
    }),
    ends: { en: 'The other angle measures', es: 'El otro ángulo mide' },
  },
  {
    whole: [126, 149],
    part: [47, 88],
    asks: (a, all) => ({
      en: prose`A security camera turns ${all} from one end to the other. It has turned ${a} from the first end. How many more degrees must it turn to reach the other end?`,
      es: prose`Una cámara de seguridad gira ${all} de un extremo al otro. Ha girado ${a} desde el primer extremo. ¿Cuántos grados le faltan para llegar al otro?`,
    }),
    ends: { en: 'It must still turn', es: 'Le faltan' },
  },
  {
    whole: 180,
    part: [67, 113],
    asks: a => ({
      en: prose`Half of a round pizza is cut from its center into two slices. The angle at the tip of one slice measures ${a}. How many degrees does the angle of the other slice measure?`,
      es: prose`La mitad de una pizza redonda se corta desde el centro en dos porciones. El ángulo de la punta de una mide ${a}. ¿Cuántos grados mide el ángulo de la otra?`,
    }),
    ends: { en: 'The other angle measures', es: 'El otro ángulo mide' },
  },
  {
    whole: [106, 123],
    part: [38, 67],
    asks: (a, all) => ({
      en: prose`A windshield wiper sweeps through ${all} from one side to the other. It has swept through ${a} so far. How many degrees are left?`,
      es: prose`Un limpiaparabrisas recorre ${all} de un lado al otro. Hasta ahora ha recorrido ${a}. ¿Cuántos grados le faltan?`,
    }),
    ends: { en: 'It must still sweep through', es: 'Le faltan' },
  },
  {
    whole: 180,
    part: [56, 88],
    asks: a => ({
      en: prose`A book lies open and flat on a table, so that its covers make a straight angle. One page stands up and makes an angle of ${a} with one cover. How many degrees is its angle with the other cover?`,
      es: prose`Un libro está abierto y plano sobre una mesa, de modo que sus tapas forman un ángulo llano. Una página está levantada y forma un ángulo de ${a} con una tapa. ¿Cuántos grados mide su ángulo con la otra tapa?`,
    }),
    ends: { en: 'The other angle measures', es: 'El otro ángulo mide' },
  },
  {
    whole: [132, 158],
    part: [54, 97],
    asks: (a, all) => ({
      en: prose`A hand fan opens ${all} in all. It is open ${a} now. How many more degrees can it open?`,
      es: prose`Un abanico se abre ${all} en total. Ahora está abierto ${a}. ¿Cuántos grados más se puede abrir?`,
    }),
    ends: { en: 'It can open', es: 'Se puede abrir' },
    isMore: true,
  },
]
