export interface Bar {
  text: string;
  value: number;
  under: number;
}
