declare module "virtual:art" {
  /** Where all drawings are, in one document. */
  const url: string;
  export default url;
}
