import type { Both } from '../../../author.ts'

/** A question with one answer, a rewording that makes it statistical, and rewordings that do not. */
export interface Rewording {
  readonly given: Both<string>
  readonly statistical: Both<string>
  readonly single: readonly [Both<string>, Both<string>]
  /** Why the answers of the new question vary. */
  readonly why: Both<string>
}

const q = (en: string, es: string): Both<string> => ({ en, es })
const reworded = (
  given: Both<string>,
  statistical: Both<string>,
  single: readonly [Both<string>, Both<string>],
  why: Both<string>,
): Rewording => ({ given, statistical, single, why })

export const rewordings: readonly Rewording[] = [
  reworded(
    q('How tall is the tree in front of the school?', '¿Cuánto mide el árbol que está frente a la escuela?'),
    q('How tall are the trees in the city park?', '¿Cuánto miden los árboles del parque?'),
    [
      q(
        'How tall was the tree in front of the school last May?',
        '¿Cuánto medía en mayo el árbol que está frente a la escuela?',
      ),
      q('How tall is the tallest tree in the city park?', '¿Cuánto mide el árbol más alto del parque?'),
    ],
    q('The trees in the park have different heights.', 'Los árboles del parque tienen alturas distintas.'),
  ),
  reworded(
    q('How many siblings does Julia have?', '¿Cuántos hermanos tiene Julia?'),
    q('How many siblings do Julia’s classmates have?', '¿Cuántos hermanos tienen los compañeros de Julia?'),
    [
      q('How many brothers does Julia have?', '¿Cuántos hermanos varones tiene Julia?'),
      q('How old is Julia’s youngest sibling?', '¿Qué edad tiene el hermano menor de Julia?'),
    ],
    q(
      'The number of siblings changes from classmate to classmate.',
      'El número de hermanos cambia de un compañero a otro.',
    ),
  ),
  reworded(
    q('How many minutes did Marco read yesterday?', '¿Cuántos minutos leyó Marco ayer?'),
    q('How many minutes does Marco read each day?', '¿Cuántos minutos lee Marco cada día?'),
    [
      q('How many minutes did Marco read last Sunday?', '¿Cuántos minutos leyó Marco el domingo pasado?'),
      q('At what time did Marco start to read yesterday?', '¿A qué hora empezó Marco a leer ayer?'),
    ],
    q('Marco reads longer on some days than on others.', 'Marco lee más unos días que otros.'),
  ),
  reworded(
    q('How much does this pumpkin weigh?', '¿Cuánto pesa esta calabaza?'),
    q('How much do the pumpkins at the farm weigh?', '¿Cuánto pesan las calabazas de la granja?'),
    [
      q('How many pumpkins are at the farm today?', '¿Cuántas calabazas hay hoy en la granja?'),
      q('How much does the smallest pumpkin at the farm weigh?', '¿Cuánto pesa la calabaza más pequeña de la granja?'),
    ],
    q('Some pumpkins are heavier than others.', 'Unas calabazas pesan más que otras.'),
  ),
  reworded(
    q(
      'What was the high temperature on July 4 last year?',
      '¿Cuál fue la temperatura máxima el 4 de julio del año pasado?',
    ),
    q(
      'What were the high temperatures on the days of last July?',
      '¿Cuáles fueron las temperaturas máximas en los días de julio del año pasado?',
    ),
    [
      q('What was the highest temperature of last July?', '¿Cuál fue la temperatura más alta de julio del año pasado?'),
      q('On which day of last July was it hottest?', '¿Qué día de julio del año pasado hizo más calor?'),
    ],
    q('The high temperature changes from day to day.', 'La temperatura máxima cambia de un día a otro.'),
  ),
  reworded(
    q('How many points did the team score in its last game?', '¿Cuántos puntos anotó el equipo en su último partido?'),
    q(
      'How many points did the team score in the games of this season?',
      '¿Cuántos puntos anotó el equipo en los partidos de esta temporada?',
    ),
    [
      q('How many games did the team win this season?', '¿Cuántos partidos ganó el equipo esta temporada?'),
      q(
        'How many points did the team score in its first game?',
        '¿Cuántos puntos anotó el equipo en su primer partido?',
      ),
    ],
    q('The team scored more in some games than in others.', 'El equipo anotó más en unos partidos que en otros.'),
  ),
  reworded(
    q(
      'How much does a ticket for tonight’s school play cost?',
      '¿Cuánto cuesta un boleto para la obra escolar de esta noche?',
    ),
    q(
      'How much do tickets for the plays in our city cost?',
      '¿Cuánto cuestan los boletos de las obras de teatro de nuestra ciudad?',
    ),
    [
      q(
        'How many tickets for tonight’s school play were sold?',
        '¿Cuántos boletos se vendieron para la obra escolar de esta noche?',
      ),
      q('At what time does tonight’s school play begin?', '¿A qué hora empieza la obra escolar de esta noche?'),
    ],
    q('Tickets do not cost the same for every play.', 'Los boletos no cuestan lo mismo en todas las obras.'),
  ),
  reworded(
    q('How old is the youngest player on the team?', '¿Qué edad tiene la jugadora más joven del equipo?'),
    q('How old are the players on the team?', '¿Qué edad tienen las jugadoras del equipo?'),
    [
      q('How old is the oldest player on the team?', '¿Qué edad tiene la jugadora mayor del equipo?'),
      q('How many players are on the team?', '¿Cuántas jugadoras hay en el equipo?'),
    ],
    q('The players on the team have different ages.', 'Las jugadoras del equipo tienen edades distintas.'),
  ),
  reworded(
    q('How many pages does Naomi’s diary have?', '¿Cuántas páginas tiene el diario de Naomi?'),
    q(
      'How many pages does Naomi write in her diary each week?',
      '¿Cuántas páginas escribe Naomi en su diario cada semana?',
    ),
    [
      q(
        'How many pages of Naomi’s diary are empty today?',
        '¿Cuántas páginas del diario de Naomi están hoy en blanco?',
      ),
      q('On what day did Naomi begin her diary?', '¿Qué día empezó Naomi su diario?'),
    ],
    q('Naomi writes more in some weeks than in others.', 'Naomi escribe más unas semanas que otras.'),
  ),
  reworded(
    q('How many students ride bus 3 this morning?', '¿Cuántos estudiantes van en el autobús 3 esta mañana?'),
    q(
      'How many students ride the school’s buses each morning?',
      '¿Cuántos estudiantes van cada mañana en los autobuses de la escuela?',
    ),
    [
      q('How many seats does bus 3 have?', '¿Cuántos asientos tiene el autobús 3?'),
      q('How many buses does the school have today?', '¿Cuántos autobuses tiene hoy la escuela?'),
    ],
    q(
      'The number of riders changes from bus to bus and from day to day.',
      'El número de pasajeros cambia de un autobús a otro y de un día a otro.',
    ),
  ),
  reworded(
    q('How long did Kofi wait in line for the roller coaster?', '¿Cuánto esperó Kofi en la fila de la montaña rusa?'),
    q(
      'How long do visitors wait in line for the roller coaster?',
      '¿Cuánto esperan los visitantes en la fila de la montaña rusa?',
    ),
    [
      q('How long does one ride on the roller coaster last?', '¿Cuánto dura una vuelta en la montaña rusa?'),
      q('How long is the track of the roller coaster?', '¿Cuánto mide la vía de la montaña rusa?'),
    ],
    q('Some visitors wait longer than others.', 'Unos visitantes esperan más que otros.'),
  ),
  reworded(
    q('How far is it from Leila’s home to school?', '¿Qué distancia hay de la casa de Leila a la escuela?'),
    q(
      'How far do the students in Leila’s class live from school?',
      '¿A qué distancia de la escuela viven los estudiantes de la clase de Leila?',
    ),
    [
      q('How far is it from Leila’s home to the library?', '¿Qué distancia hay de la casa de Leila a la biblioteca?'),
      q(
        'Which student in Leila’s class lives farthest from school?',
        '¿Qué estudiante de la clase de Leila vive más lejos de la escuela?',
      ),
    ],
    q(
      'Some students live farther from school than others.',
      'Unos estudiantes viven más lejos de la escuela que otros.',
    ),
  ),
  reworded(
    q(
      'How much does a loaf of bread cost at the corner store today?',
      '¿Cuánto cuesta hoy un pan de molde en la tienda de la esquina?',
    ),
    q(
      'How much does a loaf of bread cost in the stores of our city?',
      '¿Cuánto cuesta un pan de molde en las tiendas de nuestra ciudad?',
    ),
    [
      q('How many slices does this loaf of bread have?', '¿Cuántas rebanadas tiene este pan de molde?'),
      q(
        'How much did a loaf of bread cost at the corner store yesterday?',
        '¿Cuánto costaba ayer un pan de molde en la tienda de la esquina?',
      ),
    ],
    q('The price changes from store to store.', 'El precio cambia de una tienda a otra.'),
  ),
  reworded(
    q('How many apples are on the teacher’s desk?', '¿Cuántas manzanas hay en el escritorio de la maestra?'),
    q(
      'How many apples does each person in our state eat in a month?',
      '¿Cuántas manzanas come al mes cada persona de nuestro estado?',
    ),
    [
      q('How many apples did the teacher eat today?', '¿Cuántas manzanas comió hoy la maestra?'),
      q('How much does the largest apple on the desk weigh?', '¿Cuánto pesa la manzana más grande del escritorio?'),
    ],
    q('Some people eat more apples than others.', 'Unas personas comen más manzanas que otras.'),
  ),
  reworded(
    q('How long is the longest river in Texas?', '¿Cuánto mide el río más largo de Texas?'),
    q('How long are the rivers in Texas?', '¿Cuánto miden los ríos de Texas?'),
    [
      q('What is the name of the longest river in Texas?', '¿Cómo se llama el río más largo de Texas?'),
      q('How long is the shortest river in Texas?', '¿Cuánto mide el río más corto de Texas?'),
    ],
    q('The rivers have different lengths.', 'Los ríos tienen longitudes distintas.'),
  ),
  reworded(
    q(
      'How many songs are on Bruno’s phone right now?',
      '¿Cuántas canciones hay en este momento en el teléfono de Bruno?',
    ),
    q(
      'How many songs do Bruno’s friends have on their phones?',
      '¿Cuántas canciones tienen en el teléfono los amigos de Bruno?',
    ),
    [
      q('How long is the first song on Bruno’s phone?', '¿Cuánto dura la primera canción del teléfono de Bruno?'),
      q('Who sings the first song on Bruno’s phone?', '¿Quién canta la primera canción del teléfono de Bruno?'),
    ],
    q('Some friends have more songs than others.', 'Unos amigos tienen más canciones que otros.'),
  ),
  reworded(
    q('How many chickens does the Gomez farm have today?', '¿Cuántos pollos tiene hoy la granja de los Gómez?'),
    q('How many chickens do the farms in our county have?', '¿Cuántos pollos tienen las granjas de nuestro condado?'),
    [
      q('How many farms are in our county?', '¿Cuántas granjas hay en nuestro condado?'),
      q(
        'How many chickens did the Gomez farm sell last Monday?',
        '¿Cuántos pollos vendió la granja de los Gómez el lunes pasado?',
      ),
    ],
    q('Some farms have more chickens than others.', 'Unas granjas tienen más pollos que otras.'),
  ),
  reworded(
    q('At what time did Elena get up this morning?', '¿A qué hora se levantó Elena esta mañana?'),
    q(
      'At what time do Elena’s classmates get up on school days?',
      '¿A qué hora se levantan los compañeros de Elena los días de clases?',
    ),
    [
      q('At what time did Elena go to bed last night?', '¿A qué hora se acostó Elena anoche?'),
      q('At what time does Elena’s first class begin today?', '¿A qué hora empieza hoy la primera clase de Elena?'),
    ],
    q('Some classmates get up earlier than others.', 'Unos compañeros se levantan más temprano que otros.'),
  ),
  reworded(
    q('How many windows does the school’s gym have?', '¿Cuántas ventanas tiene el gimnasio de la escuela?'),
    q('How many windows do the rooms of the school have?', '¿Cuántas ventanas tienen los salones de la escuela?'),
    [
      q('How many rooms does the school have?', '¿Cuántos salones tiene la escuela?'),
      q('How wide is the largest window of the gym?', '¿Cuánto mide de ancho la ventana más grande del gimnasio?'),
    ],
    q('Some rooms have more windows than others.', 'Unos salones tienen más ventanas que otros.'),
  ),
  reworded(
    q(
      'How many votes did the winner of the class election get?',
      '¿Cuántos votos recibió el ganador de la elección de la clase?',
    ),
    q(
      'How many votes do the candidates in the class elections of our school get?',
      '¿Cuántos votos reciben los candidatos en las elecciones de las clases de nuestra escuela?',
    ),
    [
      q('Who got the fewest votes in the class election?', '¿Quién recibió menos votos en la elección de la clase?'),
      q('How many students voted in the class election?', '¿Cuántos estudiantes votaron en la elección de la clase?'),
    ],
    q('Some candidates get more votes than others.', 'Unos candidatos reciben más votos que otros.'),
  ),
]
