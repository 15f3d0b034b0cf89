declare module 'next/dist/compiled/@vercel/nft/index.js' {
  const nft: {
    nodeFileTrace(
      files: readonly string[],
      options: { readonly base: string; readonly ignore: readonly string[] },
    ): Promise<{ readonly fileList: ReadonlySet<string> }>;
  };
  export default nft;
}
