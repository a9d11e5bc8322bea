export const ZOE = '1 12 LEFÈVRE Zoé 0:41:12'
const PAUL = '2 7 GIRARD Paul 0:42:05'
export const BOTH = [ZOE, PAUL]

type TimerLayout = [name: string, file: string, lines: string[], extra: string[]]

export const TIMERS: TimerLayout[] = [
  [
    'ChronoTrack',
    'Overall Place,Bib,First Name,Last Name,Gender,Age,City,Division,Division Place,Chip Time,Gun Time,Pace\n1,12,Zoé,LEFÈVRE,F,34,Lyon,F30-39,1,00:41:10,00:41:12,4:07\n2,7,Paul,GIRARD,M,51,Paris,M50-59,1,00:42:00,00:42:05,4:12\n',
    BOTH,
    ['f - F30-39 -', 'h - M50-59 -'],
  ],
  [
    'Njuko',
    'Dossard;Prénom;Nom;Sexe;Date de naissance;Nationalité;Club;Catégorie;Course;Temps officiel;Classement général\n12;Zoé;LEFÈVRE;F;12/05/1990;FRA;AC Lac;SEF;10 km;00:41:12;1\n7;Paul;GIRARD;M;01/02/1975;BEL;;M5M;10 km;00:42:05;2\n',
    BOTH,
    ['f 1990 M0 AC Lac', 'h 1975 M3 -'],
  ],
  [
    'Klikego',
    'Clt;Dos.;Nom Prénom;Cat.;Clt/Cat;Sx;Clt/Sx;Club;Temps;Moy.\n1er;12;LEFÈVRE Zoé;SEF;1er;F;1re;AC Lac;41:12;14,56\n2e;7;GIRARD Paul;M3H;1er;M;1er;;42:05;14,26\n',
    BOTH,
    ['f - SE AC Lac', 'h - M3 -'],
  ],
  [
    'Dag System',
    '"Place";"Dossard";"Nom";"Prénom";"Sexe";"Cat";"Pl.Cat";"Club/Ville";"Tps Officiel";"Tps Réel";"Ecart"\n"1";"12";"LEFÈVRE";"Zoé";"F";"SE";"1";"LYON";"00h41\'12""";"00h41\'10""";""\n"2";"7";"GIRARD";"Paul";"M";"M3";"1";"PARIS";"00h42\'05""";"00h42\'01""";"+ 0\'53"\n',
    BOTH,
    ['f - SE LYON', 'h - M3 PARIS'],
  ],
  [
    'Sportinnovation',
    'Rang\tN°\tNom\tPrénom\tNat\tSexe\tCatégorie\tRang Cat\tClub ou ville\tTemps\tVitesse (km/h)\n1\t12\tLEFÈVRE\tZoé\tNA\tF\tSE\t1\tNA\t0:41:12\t14,56\n2\t7\tGIRARD\tPaul\tFRA\tH\tM3\t1\tAC Lac\t0:42:05\t14,26\n',
    BOTH,
    ['f - SE -', 'h - M3 AC Lac'],
  ],
  [
    'Nikrome',
    'Pos.;Doss.;Nom;Prénom;Ctg;Pos/Ctg;Sx;Chrono;Km/h;Écart\n1.;12;LEFÈVRE;Zoé;SE;1;F;00:41:12,0;14,6;\n2.;7;GIRARD;Paul;M3;1;M;00:42:04,4;14,3;+0:53\n',
    BOTH,
    ['f - SE -', 'h - M3 -'],
  ],
  [
    'Ipitos',
    'Classement Scratch|N° Dossard|NOM Prénom|Né(e) le|Sexe|Catégorie FFA|Club|Temps Puce\n1|12|LEFÈVRE Zoé|1990|F|SE|AC Lac|41m12s\n2|7|GIRARD Paul|1975|H|M3||42m05s\n',
    BOTH,
    ['f 1990 M0 AC Lac', 'h 1975 M3 -'],
  ],
  [
    'an American export with its units',
    'Place,Bib No,Full Name,Sex,YOB,Team,Time (h:mm:ss)\n1,12,"LEFÈVRE Zoé",W,1990,AC Lac,0:41:12\n2,7,"GIRARD Paul",M,1975,,0:42:05\n',
    BOTH,
    ['f 1990 M0 AC Lac', 'h 1975 M3 -'],
  ],
  [
    'statistics software',
    'rank,bib,name,sex,club,time\n1,12,LEFÈVRE Zoé,F,NA,00:41:12\n2,7,GIRARD Paul,M,N/A,00:42:05\nNA,9,PETIT Nora,NA,NA,DNF\n',
    [...BOTH, '- 9 PETIT Nora abandon'],
    ['f - - -', 'h - - -', '- - - -'],
  ],
  [
    'LiveTrail',
    'Clst;Doss.;Nom;Prénom;Club;Cat.;Cat. Clst;Temps;Nat.\n1;12;LEFÈVRE;Zoé;;SE F;1;00:41:12;FR\n',
    [ZOE],
    ['f - SE -'],
  ],
  [
    'ITRA',
    'Race Ranking;Time;Family Name;First Name;Gender;Birthdate;Nationality;Team;Bib Number\n1;0:41:12;LEFÈVRE;Zoé;W;1990-05-12;FRA;;12\n',
    [ZOE],
    ['f 1990 M0 -'],
  ],
  [
    'the federation',
    "Rang;Dossard;Temps;Nom Prénom;Club;Dept;Ligue;Cat\n1;12;41'12'';LEFÈVRE Zoé;AC Lac;074;ARA;SEF/90\n",
    [ZOE],
    ['f - SE AC Lac'],
  ],
  [
    'Wiclax',
    "Cla.;Dos.;Nom & Prénom;Cat.;Cla. cat.;Club;Tps final;Moyenne\n1;12;LEFÈVRE Zoé;SEF;1;;0h41'12;14.6\n",
    [ZOE],
    ['f - SE -'],
  ],
  [
    'Protiming',
    'Rang;Dossard;Nom;Prénom;Cat;RangCat;Sexe;Club;Officiel;Réel\n1;12;LEFÈVRE;Zoé;SE;1;F;;00:41:12;00:41:10\n',
    [ZOE],
    ['f - SE -'],
  ],
  [
    'a Swiss race',
    'Rang;Startnr;Name;Vorname;Jahrgang;Zeit\n1;12;LEFÈVRE;Zoé;1990;41:12\n',
    [ZOE],
    ['- 1990 M0 -'],
  ],
]
