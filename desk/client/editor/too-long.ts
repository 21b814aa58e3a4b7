import { TEXT_MAX_LENGTH } from '../../shared/constants.ts';

export const TOO_LONG = `貼り付ける文が長すぎます(${TEXT_MAX_LENGTH.toLocaleString('ja')}字まで)。分けて貼り付けてください。元の文はそのままです。`;
